import { createHash } from "node:crypto";
import postcss from "postcss";

const styleElement = /(<style data-href="[^"]*"[^>]*>)([\s\S]*?)<\/style>/g;

/**
 * Takes the print rules out of a page's inline styles. They are 0.25 kB of every page after compression,
 * and the page is printed rarely.
 * @param html a page as built by Gatsby
 * @returns the page without them, and the rules as CSS
 */
export function takePrintRules(html: string): { html: string; rules: string[] } {
  const rules: string[] = [];
  const withoutRules = html.replace(styleElement, (_, start: string, css: string) => {
    const root = postcss.parse(css);
    root.walkAtRules("media", (rule) => {
      if (rule.params !== "print") return;
      rules.push(rule.toString());
      rule.remove();
    });
    return `${start}${root.toString()}</style>`;
  });
  return { html: withoutRules, rules };
}

/**
 * One style sheet with the print rules of all pages, so that it also covers pages opened by the router.
 * @param rules those of all pages, in their order
 * @returns its name, with the hash that webpack's style sheets have too, and its text
 */
export function printSheet(rules: readonly string[]): { name: string; css: string } {
  const css = [...new Set(rules)].join("\n");
  const hash = createHash("sha256").update(css).digest("hex").slice(0, 8);
  return { name: `print.${hash}.css`, css };
}

/**
 * Links the sheet at the end of a page's head, after the styles that its rules override. In a
 * `<noscript>`, because `browser/print-sheet.ts` adds it after hydration: requested from the start, it
 * delayed the LCP of `/` and `/program` by 0.1 s (Lighthouse, by turns).
 */
export function linkPrintSheet(html: string, url: string): string {
  const link = `<link rel="stylesheet" media="print" href="${url}"/>`;
  return html.replace("</head>", () => `<noscript>${link}</noscript></head>`);
}
