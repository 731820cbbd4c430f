import type { Nodes, Root } from "mdast";
import remark from "remark";
import remarkGfm from "remark-gfm";
import { asTyped } from "./markdown-as-typed";

/** Syntax that is plain text everywhere, as staff do not write it on purpose: micromark's constructs. */
const disabled = ["htmlFlow", "htmlText", "codeIndented", "setextUnderline", "definition"];

/** Blocks, and autolinks, which are plain text in a field: `## Upis` does not start a heading. */
const blockSyntax = ["list", "headingAtx", "blockQuote", "thematicBreak", "codeFenced", "autolink"];

type Parser = ReturnType<typeof remark>;

/** Add extensions to a parser that read some syntax as text, and keep numbers and lines as typed. */
function readAsText(parser: Parser, syntax: readonly string[]): void {
  const added = {
    micromarkExtensions: { disable: { null: syntax } },
    fromMarkdownExtensions: asTyped,
  };
  for (const [key, extension] of Object.entries(added)) {
    const extensions = parser.data(key);
    parser.data(key, [...(Array.isArray(extensions) ? extensions : []), extension]);
  }
}

const bodyParser = remark()
  .use(function bodySyntax(this: Parser) {
    // One `~` means “about”, two strike words out.
    this.use(remarkGfm, { singleTilde: false });
    readAsText(this, disabled);
  })
  .freeze();

const fieldParser = remark()
  .use(function fieldSyntax(this: Parser) {
    readAsText(this, [...disabled, ...blockSyntax]);
  })
  .freeze();

/** Parse the body of a Markdown file. */
export const parseMarkdown = (text: string): Root => bodyParser.parse(text) as Root;

/** Parse a field that allows links and bold words; the result has paragraphs only. */
export const parseInlineMarkdown = (text: string): Root => fieldParser.parse(text) as Root;

/** Return the words in a node. */
export const getNodeText = (node: Nodes): string =>
  listNodes(node)
    .map((inner) => ("value" in inner ? inner.value : ""))
    .join("");

/** Return a node and all its descendants, in the order of the text. */
export function listNodes(node: Nodes): Nodes[] {
  return [node, ...("children" in node ? node.children.flatMap(listNodes) : [])];
}
