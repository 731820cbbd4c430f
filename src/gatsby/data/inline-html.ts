import type { Nodes } from "mdast";
import { parseInlineText } from "../../content/markdown";
import { escapeHtml } from "../../domain/html";

const tags: Readonly<Partial<Record<Nodes["type"], string>>> = {
  paragraph: "p",
  strong: "strong",
  emphasis: "em",
};

/**
 * A field in which links and bold words may be written, as HTML.
 * @param basePath path the site lies under, without a slash at the end
 */
export function inlineHtml(text: string, basePath: string): string {
  const htmlOf = (node: Nodes): string => {
    if (node.type === "break") return "<br>";
    if (!("children" in node)) return "value" in node ? escapeHtml(node.value) : "";
    const inner = node.children.map(htmlOf).join("");
    if (node.type === "link") {
      const url = /^\/(?!\/)/.test(node.url) ? basePath + node.url : node.url;
      return `<a href="${escapeHtml(url)}">${inner}</a>`;
    }
    const tag = tags[node.type];
    return tag ? `<${tag}>${inner}</${tag}>` : inner;
  };
  return htmlOf(parseInlineText(text));
}
