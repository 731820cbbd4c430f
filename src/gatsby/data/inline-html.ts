import type { Nodes } from "mdast";
import { parseInlineText } from "../../content/markdown";
import { escapeHtml } from "../../domain/html";

const tags: Readonly<Partial<Record<Nodes["type"], string>>> = {
  paragraph: "p",
  strong: "strong",
  emphasis: "em",
};

/**
 * Renders a field with inline Markdown (links, bold, italics) to HTML.
 * @param basePath path prefix of the site, without a trailing slash
 */
export function inlineHtml(text: string, basePath: string): string {
  const htmlOf = (node: Nodes): string => {
    if (node.type === "break") return "<br>";
    if (!("children" in node)) return "value" in node ? escapeHtml(node.value) : "";
    const inner = node.children.map(htmlOf).join("");
    if (node.type === "link") {
      const url = /^\/(?!\/)/.test(node.url) ? basePath + node.url : node.url;
      // Braces as in the HTML of gatsby-transformer-remark, for `fillAddresses`.
      const escaped = url.replaceAll("{", "%7B").replaceAll("}", "%7D");
      return `<a href="${escapeHtml(escaped)}">${inner}</a>`;
    }
    const tag = tags[node.type];
    return tag ? `<${tag}>${inner}</${tag}>` : inner;
  };
  return htmlOf(parseInlineText(text));
}
