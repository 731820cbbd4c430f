import postcss, { type AtRule, type Rule } from "postcss";
import { deferredMedia, interactiveMedia } from "../bundle/postcss-plugins";
import { getShortHash } from "./page-files";

const styleElement = /(<style data-href="[^"]*"[^>]*>)([\s\S]*?)<\/style>/g;

/** Media of rules that no first view needs. */
const deferrableMedia = ["print", "(hover:hover)", interactiveMedia, deferredMedia];

/** Return whether a page has the classes that a rule's selectors require. */
function mayApply({ selectors }: Rule, names: ReadonlySet<string>): boolean {
  const getClasses = (selector: string) =>
    selector.replace(/:(?:not|is|where)\([^)]*\)/g, "").match(/(?<=\.)[a-zA-Z_][\w-]*/g) ?? [];
  return selectors.some((selector) => getClasses(selector).every((name) => names.has(name)));
}

/** Remove a rule, and the at-rules that were around it alone. */
function remove(node: Rule | AtRule): void {
  const around = node.parent;
  node.remove();
  if (around?.type === "atrule" && around.nodes?.length === 0) remove(around as AtRule);
}

/**
 * Take the rules that no first view needs out of a page's inline styles. Rules in `@media (--deferred)` also stay
 * inline in a page that has their classes. The deferred stylesheet repeats them, so their place in the cascade
 * depends on no content.
 */
export function takeDeferredRules(html: string): { html: string; rules: string[] } {
  const classes = html.match(/(?<=\sclass=")[^"]*/g) ?? [];
  const names = new Set(classes.flatMap((text) => text.split(" ")));
  const rules: string[] = [];
  const withoutRules = html.replace(styleElement, (_, start: string, css: string) => {
    const root = postcss.parse(css);
    root.walkAtRules("media", (media) => {
      // A nested at-rule is removed with its parent.
      if (media.root() !== root || !deferrableMedia.includes(media.params)) return;
      const isMarked = media.params === deferredMedia;
      rules.push(...((isMarked && media.nodes) || [media]).map(String));
      if (!isMarked) return remove(media);
      // What moves before the deferred stylesheet has come needs none of its animations.
      media.walkAtRules("keyframes", remove);
      media.walkRules((rule) => {
        if (!mayApply(rule, names)) remove(rule);
      });
      if (media.nodes?.length) media.replaceWith(media.nodes);
    });
    return `${start}${root.toString()}</style>`;
  });
  return { html: withoutRules, rules };
}

/**
 * One style sheet with the deferred rules of all pages, so that it also covers pages opened by the router.
 * @param pages the rules of each page, in the order of the cascade; if two pages disagree, the first one decides
 */
export function createDeferredStylesheet(pages: readonly (readonly string[])[]): {
  name: string;
  css: string;
} {
  const all: string[] = [];
  for (const rules of pages) {
    let at = 0;
    for (const rule of new Set(rules)) {
      const found = all.indexOf(rule);
      if (found === -1) all.splice(at++, 0, rule);
      else at = Math.max(at, found + 1);
    }
  }
  const css = all.join("\n");
  return { name: `deferred.${getShortHash(css)}.css`, css };
}
