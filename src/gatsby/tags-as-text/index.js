// @ts-check
// A plugin of gatsby-transformer-remark, which has no option against raw HTML: it renders tags in
// Markdown as text. Gatsby loads it from a folder with a package.json, so it cannot be TypeScript.

/**
 * Disables the HTML constructs of micromark.
 * @this {import("unified").Processor}
 */
function readTagsAsText() {
  const extensions = this.data("micromarkExtensions");
  const noTags = { disable: { null: ["htmlFlow", "htmlText"] } };
  this.data("micromarkExtensions", [...(Array.isArray(extensions) ? extensions : []), noTags]);
}

exports.setParserPlugins = () => [readTagsAsText];
