import { fromMarkdown } from "mdast-util-from-markdown";

/** What makes blocks and tags: in a field it is text. `1. marta` begins no list. */
const blocks = [
  ...["list", "headingAtx", "setextUnderline", "blockQuote", "thematicBreak", "definition"],
  ...["codeFenced", "codeIndented", "htmlFlow", "htmlText", "autolink"],
];

/** A field in which links and bold words may be written, as Markdown; it holds paragraphs only. */
export function parseInlineText(text: string): ReturnType<typeof fromMarkdown> {
  return fromMarkdown(text, { extensions: [{ disable: { null: blocks } }] });
}
