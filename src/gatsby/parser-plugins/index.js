// @ts-check
// A plugin of gatsby-transformer-remark, which has no option for plugins of its parser: it hands over
// those of its own options. Gatsby loads it from a folder with a package.json, so it cannot be TypeScript.

/** @param {{ readonly parserPlugins: readonly unknown[] }} options */
exports.setParserPlugins = ({ parserPlugins }) => parserPlugins;
