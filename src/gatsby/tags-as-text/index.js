// @ts-check
// A plugin of gatsby-transformer-remark, which passes raw HTML on and has no option against it: with
// this, tags in Markdown are text, and code keeps its signs. Gatsby loads it by itself, from a folder
// with a package.json, so it cannot be TypeScript.

/**
 * Tells the parser not to look for tags.
 * @this {import("unified").Processor}
 */
function readTagsAsText() {
  const extensions = this.data("micromarkExtensions");
  const noTags = { disable: { null: ["htmlFlow", "htmlText"] } };
  this.data("micromarkExtensions", [...(Array.isArray(extensions) ? extensions : []), noTags]);
}

exports.setParserPlugins = () => [readTagsAsText];
