import type { Root } from "mdast";
import remark from "remark";
import remarkGfm from "remark-gfm";

// Packages and versions are those of gatsby-transformer-remark, so that the check and the build read
// the same: also that a bare address is a link, and where a table ends.
const bodies = remark().use(remarkGfm).freeze();

/** What makes blocks and tags: in a field it is text. `1. marta` begins no list. */
const blocks = [
  ...["list", "headingAtx", "setextUnderline", "blockQuote", "thematicBreak", "definition"],
  ...["codeFenced", "codeIndented", "htmlFlow", "htmlText", "autolink"],
];

const fields = remark()
  .data("micromarkExtensions", [{ disable: { null: blocks } }])
  .freeze();

/** The text under the fields of a Markdown file. The build reads tags in it as text, and is given none. */
export function parseMarkdown(text: string): Root {
  return bodies.parse(text) as Root;
}

/** A field in which links and bold words may be written, as Markdown; it holds paragraphs only. */
export function parseInlineText(text: string): Root {
  return fields.parse(text) as Root;
}
