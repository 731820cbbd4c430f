import toHtml from "hast-util-to-html";
import type { Heading, Link, Root, Table, TableCell } from "mdast";
import toHast from "mdast-util-to-hast";
import { type CentreFacts, encodeFacts } from "../content/centre-facts";
import { getDownloadPath, parseDownloadLink, pdfFormat } from "../content/downloads";
import { fill } from "../content/fill-placeholders";
import { getNodeText, listNodes, parseInlineMarkdown, parseMarkdown } from "../content/markdown";
import { formatSize } from "../domain/amounts";
import { isPath } from "../domain/hrefs";
import { bindShortWords, noBreakSpace } from "../domain/typography";

export interface TextContext {
  /** Placeholders of facts that are missing stay as typed. */
  readonly facts: Partial<CentreFacts>;
  /** Sizes of the downloads in bytes, by name. */
  readonly downloads: ReadonlyMap<string, number>;
  /** Path prefix of the site, without a trailing slash. */
  readonly basePath: string;
}

/**
 * Fill in the facts of the centre, and bind short words to the next.
 * @param isFollowed whether a link or bold words follow on the same line, to which the last word may be bound
 */
export function formatText(text: string, { facts }: TextContext, isFollowed = false): string {
  // A hyphen stands for what follows.
  const next = isFollowed ? "-" : "";
  const bound = bindShortWords(fill(text, facts) + next);
  return bound.slice(0, bound.length - next.length);
}

/** Complete a URL; add type and size to a link to a download, which screen readers then say. */
function resolveLink(link: Link, { facts, downloads, basePath }: TextContext): void {
  link.url = fill(link.url, encodeFacts(facts));
  const file = parseDownloadLink(link.url);
  const size = file && downloads.get(file.name);
  if (file && size !== undefined) {
    link.url = getDownloadPath(file.name) + file.rest;
    link.data = { hProperties: { type: pdfFormat.mediaType } };
    const note = ` (${pdfFormat.label},${noBreakSpace}${formatSize(size)})`;
    link.children.push({ type: "text", value: note });
  }
  if (isPath(link.url)) link.url = basePath + link.url;
}

function resolveTexts(root: Root, context: TextContext): Root {
  for (const node of listNodes(root)) {
    const children = "children" in node ? node.children : [];
    for (const [index, child] of children.entries()) {
      const next = children[index + 1];
      const isFollowed = next !== undefined && next.type !== "break";
      if ("value" in child) child.value = formatText(child.value, context, isFollowed);
    }
    if (node.type === "link") resolveLink(node, context);
  }
  return root;
}

const toMarkup = (root: Root) => toHtml(toHast(root));

/**
 * Render a body in Markdown: facts of the centre are filled in, short words bound to the next, links
 * to files described, headings put at their level, tables made to scroll.
 * @param headings level of the top headings; without it, there are none
 */
export function renderBody(
  text: string,
  headings: 2 | 3 | undefined,
  context: TextContext,
): string {
  const root = resolveTexts(parseMarkdown(text), context);
  if (headings) formatHeadingsAndTables(root, headings);
  return toMarkup(root);
}

/** Render a field that may have links and bold words. */
export function renderInlineMarkdown(text: string, context: TextContext): string {
  return toMarkup(resolveTexts(parseInlineMarkdown(text), context));
}

type Level = 2 | 3;

/** Renumber headings from `first` on, without gaps: with 3, `#` and `###` become `h3` and `h4`. */
function nestHeadings(headings: readonly Heading[], first: Level): void {
  const open: number[] = [];
  for (const heading of headings) {
    while (Number(open.at(-1)) >= heading.depth) open.pop();
    open.push(heading.depth);
    heading.depth = Math.min(first - 1 + open.length, 6) as Heading["depth"];
  }
}

/** Make mdast-util-to-hast write another element for a node. */
function writeAs(node: object, hName: string, hProperties: object): void {
  Object.assign(node, { data: { hName, hProperties } });
}

/** Turn the alignment into a style: HTML has no `align` any more. */
function formatCell(cell: TableCell, isHeader: boolean, align: string | null | undefined): void {
  writeAs(cell, isHeader ? "th" : "td", {
    scope: isHeader ? "col" : null,
    align: null,
    style: align ? `text-align:${align}` : null,
  });
}

/**
 * Put a table into a focusable section, to scroll it by touch or keyboard; its label lists the columns.
 * A group is not a landmark: landmarks need unique names, and two tables may have the same columns.
 */
function formatTable(table: Table): void {
  // An empty corner cell is not a header.
  const headers = table.children[0]?.children.filter(({ children }) => children.length > 0) ?? [];
  for (const { children } of table.children)
    for (const [index, cell] of children.entries())
      formatCell(cell, headers.includes(cell), table.align?.[index]);
  const columns = headers.map((cell) => getNodeText(cell).trim()).join(", ");
  // mdast allows a table in a blockquote, which `hName` then turns into a section.
  Object.assign(table, { type: "blockquote", children: [{ ...table }] });
  writeAs(table, "section", { role: "group", tabIndex: 0, ariaLabel: columns });
}

/**
 * Adapt the headings and tables of running text to their place in a page.
 * @param first level of the top headings
 */
function formatHeadingsAndTables(root: Root, first: Level): void {
  const nodes = listNodes(root);
  const headings = nodes.filter((node) => node.type === "heading");
  nestHeadings(headings, first);
  nodes.filter((node) => node.type === "table").forEach(formatTable);
}
