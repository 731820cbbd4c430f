import type { Root } from "mdast";
import remark from "remark";
import remarkGfm from "remark-gfm";

// The versions of these packages are those of gatsby-transformer-remark, so that the check parses
// Markdown as the build does, including bare URLs as links and the ends of tables.
const bodies = remark().use(remarkGfm).freeze();

/** Syntax of blocks and tags, which is plain text in a field: `1. marta` does not start a list. */
const blocks = [
  ...["list", "headingAtx", "setextUnderline", "blockQuote", "thematicBreak", "definition"],
  ...["codeFenced", "codeIndented", "htmlFlow", "htmlText", "autolink"],
];

const fields = remark()
  .data("micromarkExtensions", [{ disable: { null: blocks } }])
  .freeze();

/** Parses the body of a Markdown file. The check reports HTML tags in it. */
export function parseMarkdown(text: string): Root {
  return bodies.parse(text) as Root;
}

/** Parses a field that allows links and bold words; the result has paragraphs only. */
export function parseInlineText(text: string): Root {
  return fields.parse(text) as Root;
}
