import postcss from "postcss";
import { deferredMedia } from "../bundle/postcss-plugins";
import { getShortHash } from "./page-files";

const styleElement = /(<style data-href="[^"]*"[^>]*>)([\s\S]*?)<\/style>/g;

/** Media of rules that no first view needs. */
const deferrableMedia = ["print", "(hover:hover)", deferredMedia];

/** Take the rules that no first view needs out of a page's inline styles. */
export function extractDeferredRules(html: string): { html: string; rules: string[] } {
  const rules: string[] = [];
  const withoutRules = html.replace(styleElement, (_, start: string, css: string) => {
    const root = postcss.parse(css);
    root.walkAtRules("media", (media) => {
      // A nested at-rule is removed with its parent.
      if (media.root() !== root || !deferrableMedia.includes(media.params)) return;
      rules.push(String(media));
      media.remove();
    });
    return `${start}${root.toString()}</style>`;
  });
  return { html: withoutRules, rules };
}

/**
 * Return one style sheet with the deferred rules of all pages, so that it also covers pages opened by the router.
 * @param pages the rules of each page: first those that all pages share, then those of its own parts, of which no two
 * style the same element
 */
export function createDeferredStylesheet(pages: readonly (readonly string[])[]): {
  name: string;
  css: string;
} {
  const css = [...new Set(pages.flat())].join("\n");
  return { name: `deferred.${getShortHash(css)}.css`, css };
}
