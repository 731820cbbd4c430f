import type { Heading, Root, Table, TableCell } from "mdast";
import { nodesIn } from "../content/markdown";

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
export function formatHeadingsAndTables(root: Root, first: Level): void {
  const nodes = nodesIn(root);
  nestHeadings(
    nodes.filter((node) => node.type === "heading"),
    first,
  );
  nodes.filter((node) => node.type === "table").forEach(formatTable);
}
