import { createHash } from "node:crypto";
import postcss, { type AtRule, type Rule } from "postcss";
import { lateMark } from "../bundle/postcss-plugins";

const styleElement = /(<style data-href="[^"]*"[^>]*>)([\s\S]*?)<\/style>/g;

/** The media of rules that no first view needs: `not print` marks what comes by a touch or a script. */
const lateMedia = ["print", "not print", "(hover:hover)", lateMark];

/** Return whether a page has the classes that a rule's selectors require. */
function mayApply({ selectors }: Rule, names: ReadonlySet<string>): boolean {
  const classesOf = (selector: string) =>
    selector.replace(/:(?:not|is|where)\([^)]*\)/g, "").match(/(?<=\.)[a-zA-Z_][\w-]*/g) ?? [];
  return selectors.some((selector) => classesOf(selector).every((name) => names.has(name)));
}

/** Remove a rule, and the at-rules that were around it alone. */
function remove(node: Rule | AtRule): void {
  const around = node.parent;
  node.remove();
  if (around?.type === "atrule" && around.nodes?.length === 0) remove(around as AtRule);
}

/**
 * Copy the late rules of a page's inline styles, and take out those that it does not need at first. Which
 * rules are late never depends on content. What is marked by `@media (--late)` stays inline as well in a page
 * that has its classes, until the late sheet says it once more in its own place.
 */
export function takeLateRules(html: string): { html: string; rules: string[] } {
  const classes = html.match(/(?<=\sclass=")[^"]*/g) ?? [];
  const names = new Set(classes.flatMap((text) => text.split(" ")));
  const rules: string[] = [];
  const withoutRules = html.replace(styleElement, (_, start: string, css: string) => {
    const root = postcss.parse(css);
    root.walkAtRules("media", (media) => {
      // One inside another goes with it.
      if (media.root() !== root || !lateMedia.includes(media.params)) return;
      const isMarked = media.params === lateMark;
      rules.push(...((isMarked && media.nodes) || [media]).map(String));
      if (!isMarked) return remove(media);
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
 * One style sheet with the late rules of all pages, so that it also covers pages opened by the router.
 * @param pages the rules of each page in their order, which decides which one wins; of two orders the first
 */
export function lateSheet(pages: readonly (readonly string[])[]): { name: string; css: string } {
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
  const hash = createHash("sha256").update(css).digest("hex").slice(0, 8);
  return { name: `late.${hash}.css`, css };
}
