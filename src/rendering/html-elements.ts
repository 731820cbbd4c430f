import type { DefaultTreeAdapterMap } from "parse5";

type Node = DefaultTreeAdapterMap["node"];

/** An element of HTML that parse5 has read. */
export type Element = DefaultTreeAdapterMap["element"];

/** All elements in a document or fragment, in document order. */
export function elementsOf(node: Node): Element[] {
  const children = "childNodes" in node ? node.childNodes.flatMap(elementsOf) : [];
  return "tagName" in node ? [node, ...children] : children;
}

/** The text in an element, as `textContent` of the DOM. */
export function textOf(element: Element): string {
  return element.childNodes
    .map((node) => ("tagName" in node ? textOf(node) : "value" in node ? node.value : ""))
    .join("");
}
