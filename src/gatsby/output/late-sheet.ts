import { createHash } from "node:crypto";
import postcss from "postcss";

const styleElement = /(<style data-href="[^"]*"[^>]*>)([\s\S]*?)<\/style>/g;

/** The media of rules that no first view needs: `not print` marks what comes after a hover or a touch. */
const lateMedia = ["print", "not print"];

/** Takes the late rules out of a page's inline styles. */
export function takeLateRules(html: string): { html: string; rules: string[] } {
  const rules: string[] = [];
  const withoutRules = html.replace(styleElement, (_, start: string, css: string) => {
    const root = postcss.parse(css);
    root.walkAtRules("media", (rule) => {
      if (!lateMedia.includes(rule.params)) return;
      rules.push(rule.toString());
      rule.remove();
    });
    return `${start}${root.toString()}</style>`;
  });
  return { html: withoutRules, rules };
}

/** One style sheet with the late rules of all pages, so that it also covers pages opened by the router. */
export function lateSheet(rules: readonly string[]): { name: string; css: string } {
  const css = [...new Set(rules)].join("\n");
  const hash = createHash("sha256").update(css).digest("hex").slice(0, 8);
  return { name: `late.${hash}.css`, css };
}
