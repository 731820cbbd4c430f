// Markdown renumbers lists, replaces their markers and joins lines. This extension of the parser keeps what
// was typed, because parents must read just that.
import type {
  BlockContent,
  DefinitionContent,
  List,
  ListItem,
  Nodes,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
  Text,
} from "mdast";

declare module "mdast" {
  interface ListItemData {
    /** The marker as it was typed: `-`, `14.` */
    marker?: string;
  }
}

type Block = BlockContent | DefinitionContent;
type SourcePoint = NonNullable<Paragraph["position"]>["start"];

/** The compiler that the parser passes to handlers of its tokens. */
interface Compiler {
  readonly stack: readonly Nodes[];
  readonly sliceSerialize: (token: object) => string;
}

function keepMarker(this: Compiler, token: object): void {
  const item = this.stack.at(-1);
  if (item?.type === "listItem") item.data = { marker: this.sliceSerialize(token).trim() };
}

const getMarker = ({ data }: ListItem) => data?.marker ?? "";

/** Return whether a list was meant: bullets, or numbers that count up from 1. A single number is more likely a date. */
function isIntendedList({ children }: List): boolean {
  const [first, ...others] = children.map(getMarker);
  if (first === "-") return true;
  if (others.length === 0) return false;
  if (first === "*") return true;
  return children.every((item, index) => getMarker(item).slice(0, -1) === String(index + 1));
}

/** Put a text before a paragraph, which then starts at a place of its item. */
function prependText(text: string, from: SourcePoint | undefined, paragraph: Paragraph): Paragraph {
  const { children, position } = paragraph;
  const [first, ...others] = children;
  const isText = first?.type === "text";
  const value = isText ? `${text} ${first.value}` : text + (first ? " " : "");
  const end = (isText ? first.position?.end : first?.position?.start) ?? position?.end;
  const start: Text = { type: "text", value, position: from && end && { start: from, end } };
  return {
    type: "paragraph",
    children: [start, ...(first && !isText ? [first] : []), ...others],
    position: from && position && { start: from, end: position.end },
  };
}

function toBlocks(item: ListItem): Block[] {
  const [first, ...others] = item.children;
  const { position } = item;
  if (first?.type === "paragraph")
    return [prependText(getMarker(item), position?.start, first), ...others];
  const empty: Paragraph = { type: "paragraph", children: [], position };
  return [prependText(getMarker(item), position?.start, empty), ...item.children];
}

/** Turn the checkbox of an item back into text: nobody could tick it. */
function checkboxToText(item: ListItem): void {
  const box = item.checked ? "[x]" : "[ ]";
  const [first, ...others] = item.children;
  if (typeof item.checked !== "boolean" || first?.type !== "paragraph") return;
  item.checked = null;
  const { start } = first.position ?? {};
  const { line = 1, column = 1, offset = 0 } = start ?? {};
  const length = box.length + 1;
  const from = start && { line, column: column - length, offset: offset - length };
  item.children = [prependText(box, from, first), ...others];
}

function splitLines({ value, position }: Text): PhrasingContent[] {
  return value.split("\n").flatMap((line, index): PhrasingContent[] => {
    const { start, end } = position ?? {};
    const from = start && (index === 0 ? start : { line: start.line + index, column: 1 });
    const text: Text = { type: "text", value: line, position: from && end && { start: from, end } };
    return [...(index > 0 ? [{ type: "break" } as const] : []), ...(line ? [text] : [])];
  });
}

function splitIntoLines(children: readonly PhrasingContent[]): PhrasingContent[] {
  return children.flatMap((child) => {
    if (child.type === "text") return splitLines(child);
    if ("children" in child) child.children = splitIntoLines(child.children);
    return [child];
  });
}

/** Append a block. A paragraph on the line after another one continues it. */
function append<Content extends RootContent>(blocks: (Content | Block)[], block: Content | Block) {
  const before = blocks.at(-1);
  if (before?.type !== "paragraph" || block.type !== "paragraph") return [...blocks, block];
  const [last, next] = [before.position, block.position];
  if (!last || !next || last.end.line + 1 !== next.start.line) return [...blocks, block];
  const children = [...before.children, { type: "break" } as const, ...block.children];
  const joined: Paragraph = { ...before, children, position: { ...last, end: next.end } };
  return [...blocks.slice(0, -1), joined];
}

/**
 * Turn lists that were not meant back into text, and lines into lines.
 * @param line on which the item around them starts: a list on the same line is text, as in `- 25. maj`
 */
function restoreBlocks<Content extends RootContent>(
  children: readonly Content[],
  line?: number,
): (Content | Block)[] {
  return children
    .flatMap((child: Content | Block): (Content | Block)[] => {
      if (child.type === "paragraph") child.children = splitIntoLines(child.children);
      if (child.type === "blockquote") child.children = restoreBlocks(child.children);
      if (child.type !== "list") return [child];
      for (const item of child.children) {
        checkboxToText(item);
        item.children = restoreBlocks(item.children, item.position?.start.line);
      }
      const isText = child.position?.start.line === line || !isIntendedList(child);
      return isText ? child.children.flatMap(toBlocks) : [child];
    })
    .reduce(append<Content>, []);
}

/** An extension of mdast-util-from-markdown. */
export const asTyped = {
  exit: { listItemPrefix: keepMarker },
  transforms: [
    (root: Root): void => {
      root.children = restoreBlocks(root.children);
    },
  ],
};
