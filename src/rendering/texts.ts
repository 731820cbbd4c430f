import toHtml from "hast-util-to-html";
import type { Heading, Root, Table, TableCell } from "mdast";
import toHast from "mdast-util-to-hast";
import { addressFactsOf, type CentreFacts } from "../content/centre-facts";
import { downloadAddress, linkedDownload } from "../content/download-rules";
import { fill, fillAddresses } from "../content/fill-placeholders";
import { nodesIn, parseInlineText, parseMarkdown } from "../content/markdown";
import { bindShortWordsInHtml } from "../content/typography";
import { fileNote } from "../domain/amounts";
import { escapeHtml } from "../domain/html";

/** What texts are filled with. */
export interface TextContext {
  readonly facts: CentreFacts;
  /** Sizes of the downloads in bytes, by name. */
  readonly downloads: ReadonlyMap<string, number>;
  /** Path prefix of the site, without a trailing slash. */
  readonly basePath: string;
}

function prefixLinks(root: Root, basePath: string): void {
  for (const node of nodesIn(root))
    if (node.type === "link" && /^\/(?!\/)/.test(node.url)) node.url = basePath + node.url;
}

/** Replaces the placeholders of HTML, such as `{telefon}`, also in the addresses of links. */
function fillFacts(html: string, { facts }: TextContext): string {
  const escaped = (values: CentreFacts): Record<string, string> =>
    Object.fromEntries(Object.entries(values).map(([name, fact]) => [name, escapeHtml(fact)]));
  return fill(fillAddresses(html, escaped(addressFactsOf(facts))), escaped(facts));
}

/** Removes the path prefix of a link. */
const withoutBase = (address: string, basePath: string) =>
  basePath && address.startsWith(`${basePath}/`) ? address.slice(basePath.length) : address;

/** Points links to published files; with type and size in them, which screen readers then say. */
function describeDownloads(html: string, { downloads, basePath }: TextContext): string {
  const link = /<a href="([^"]*)"([^>]*)>(.*?)<\/a>/gs;
  return html.replace(link, (written, address: string, more: string, words: string) => {
    const file = linkedDownload(withoutBase(address, basePath));
    const size = file && downloads.get(file.name);
    if (!file || size === undefined) return written;
    const to = basePath + downloadAddress(file.name) + file.rest;
    return `<a href="${to}" type="application/pdf"${more}>${words} ${fileNote(size)}</a>`;
  });
}

function htmlOf(root: Root, context: TextContext): string {
  prefixLinks(root, context.basePath);
  const html = bindShortWordsInHtml(fillFacts(toHtml(toHast(root)), context));
  return describeDownloads(html, context);
}

/**
 * Renders a body in Markdown: facts of the centre are filled in, short words bound to the next, links
 * to files described, headings put at their level, tables made to scroll.
 * @param headings level of the top headings; without it, there are none
 */
export function bodyHtml(text: string, headings: 2 | 3 | undefined, context: TextContext): string {
  const root = parseMarkdown(text);
  if (headings) formatHeadingsAndTables(root, headings);
  return htmlOf(root, context);
}

/** Renders a field that may have links and bold words. */
export function answerHtml(text: string, context: TextContext): string {
  return htmlOf(parseInlineText(text), context);
}

type Level = 2 | 3;

/** Renumbers headings from `first` on, without gaps: with 3, `#` and `###` become `h3` and `h4`. */
function nestHeadings(headings: readonly Heading[], first: Level): void {
  const open: number[] = [];
  for (const heading of headings) {
    while (Number(open.at(-1)) >= heading.depth) open.pop();
    open.push(heading.depth);
    heading.depth = Math.min(first - 1 + open.length, 6) as Heading["depth"];
  }
}

/** Makes mdast-util-to-hast write another element for a node. */
function writeAs(node: object, hName: string, hProperties: object): void {
  Object.assign(node, { data: { hName, hProperties } });
}

/** The alignment becomes a style: HTML has no `align` any more. */
function formatCell(cell: TableCell, isHeader: boolean, align: string | null | undefined): void {
  writeAs(cell, isHeader ? "th" : "td", {
    scope: isHeader ? "col" : null,
    align: null,
    style: align ? `text-align:${align}` : null,
  });
}

const textOf = (cell: TableCell) =>
  nodesIn(cell)
    .map((node) => ("value" in node ? node.value : ""))
    .join("");

/**
 * Puts a table into a focusable section, to scroll it on a phone or by key; its label lists the columns.
 * As a group it is no landmark: those need names of their own, and two tables may have the same columns.
 */
function formatTable(table: Table): void {
  // An empty corner cell is no header.
  const headers = table.children[0]?.children.filter(({ children }) => children.length > 0) ?? [];
  for (const { children } of table.children)
    for (const [index, cell] of children.entries())
      formatCell(cell, headers.includes(cell), table.align?.[index]);
  const columns = headers.map((cell) => textOf(cell).trim()).join(", ");
  // A quotation may hold a table, and is nothing more once its name is another.
  Object.assign(table, { type: "blockquote", children: [{ ...table }] });
  writeAs(table, "section", { role: "group", tabIndex: 0, ariaLabel: columns });
}

/**
 * Adapts the headings and tables of running text to their place in a page.
 * @param first level of the top headings
 */
function formatHeadingsAndTables(root: Root, first: Level): void {
  const nodes = nodesIn(root);
  nestHeadings(
    nodes.filter((node) => node.type === "heading"),
    first,
  );
  nodes.filter((node) => node.type === "table").forEach(formatTable);
}
