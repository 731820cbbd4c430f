import { defaultTreeAdapter, parseFragment, serialize } from "parse5";
import { type Element, elementsOf, textOf } from "./html-elements";

type Level = 2 | 3;

function rename(element: Element, tag: string): void {
  element.tagName = tag;
  element.nodeName = tag;
}

/**
 * Renumbers headings from the level `first` on, without gaps, whatever levels the author used: with 3,
 * `#` and `###` become `h3` and `h4`.
 */
function nestHeadings(elements: readonly Element[], first: Level): void {
  const open: number[] = [];
  for (const element of elements) {
    const [, digit] = /^h([1-6])$/.exec(element.tagName) ?? [];
    if (!digit) continue;
    const written = Number(digit);
    while (Number(open.at(-1)) >= written) open.pop();
    open.push(written);
    rename(element, `h${Math.min(first - 1 + open.length, 6)}`);
  }
}

/** An empty corner cell is no header. The alignment becomes a style: HTML has no `align` any more. */
function formatCell(cell: Element): void {
  const isHeader = cell.tagName === "th" && cell.childNodes.length > 0;
  rename(cell, isHeader ? "th" : "td");
  const align = cell.attrs.find(({ name }) => name === "align")?.value;
  cell.attrs = [
    ...(isHeader ? [{ name: "scope", value: "col" }] : []),
    ...(align ? [{ name: "style", value: `text-align:${align}` }] : []),
  ];
}

/**
 * Wraps a table in a focusable section, to scroll it on a phone or by key; its label lists the columns.
 * As a group it is no landmark: those need names of their own, and two tables may have the same columns.
 */
function wrapTable(table: Element): void {
  const cells = elementsOf(table).filter(({ tagName }) => /^t[hd]$/.test(tagName));
  cells.forEach(formatCell);
  const columns = cells.filter(({ tagName }) => tagName === "th").map(textOf);
  const section = defaultTreeAdapter.createElement("section", table.namespaceURI, [
    { name: "role", value: "group" },
    { name: "tabindex", value: "0" },
    { name: "aria-label", value: columns.map((name) => name.trim()).join(", ") },
  ]);
  const { parentNode } = table;
  if (parentNode) defaultTreeAdapter.insertBefore(parentNode, section, table);
  defaultTreeAdapter.detachNode(table);
  defaultTreeAdapter.appendChild(section, table);
}

/**
 * Adapts the headings and tables of running text to their place in a page.
 * @param html output of gatsby-transformer-remark
 * @param first level of the top headings
 */
export function formatHeadingsAndTables(html: string, first: Level): string {
  const fragment = parseFragment(html);
  const elements = elementsOf(fragment);
  nestHeadings(elements, first);
  elements.filter(({ tagName }) => tagName === "table").forEach(wrapTable);
  return serialize(fragment);
}
