import { createHash } from "node:crypto";
import postcss, { AtRule, type Rule } from "postcss";

const styleElement = /(<style data-href="[^"]*"[^>]*>)([\s\S]*?)<\/style>/g;

/** The media of rules that no first view needs: `not print` marks what comes by a touch or a script. */
const lateMedia = ["print", "not print", "(hover:hover)"];

/** A rule that was taken out of a page. */
export interface LateRule {
  /** The place of its style sheet in the page, and its own in the sheet: they decide which rule wins. */
  readonly place: readonly [sheet: number, rule: number];
  readonly css: string;
}

/** Whether a rule is for elements that a page has, as far as the classes tell that its selector cannot do without. */
function mayApply({ selectors }: Rule, names: ReadonlySet<string>): boolean {
  const classesOf = (selector: string) =>
    selector.replace(/:(?:not|is|where)\([^)]*\)/g, "").match(/(?<=\.)[a-zA-Z_][\w-]*/g) ?? [];
  return selectors.some((selector) => classesOf(selector).every((name) => names.has(name)));
}

/** A rule with the at-rules around it. */
function withConditions(rule: Rule): string {
  let css = rule.toString();
  let around: unknown = rule.parent;
  while (around instanceof AtRule) {
    css = `@${around.name} ${around.params}{${css}}`;
    around = around.parent;
  }
  return css;
}

/** Names of classes: those of all elements of pages, and all words of a script, which sets some. */
export function namesIn(script: string, pages: readonly string[]): ReadonlySet<string> {
  const classes = pages.flatMap((page) => page.match(/(?<=\sclass=")[^"]*/g) ?? []);
  return new Set([script, ...classes].flatMap((text) => text.match(/[\w-]+/g) ?? []));
}

/**
 * Takes out of a page's inline styles the late rules, and those of what only scripts or other content make.
 * @param names those of all pages: a rule that one page needs stays in all, because the late sheet is last
 */
export function takeLateRules(
  html: string,
  names: ReadonlySet<string>,
): { html: string; rules: LateRule[] } {
  const rules: LateRule[] = [];
  let sheet = 0;
  const withoutRules = html.replace(styleElement, (_, start: string, css: string) => {
    const root = postcss.parse(css);
    const take = (node: Rule | AtRule, css: string) => {
      rules.push({ place: [sheet, node.source?.start?.offset ?? 0], css });
      let around = node.parent;
      node.remove();
      while (around?.type === "atrule" && around.nodes?.length === 0) {
        const empty = around;
        around = empty.parent as typeof around;
        empty.remove();
      }
    };
    root.walk((node) => {
      // Inside one that is taken.
      if (node.root() !== root) return;
      if (node.type === "atrule" && lateMedia.includes(node.params)) take(node, node.toString());
      else if (node.type === "rule" && !mayApply(node, names)) take(node, withConditions(node));
    });
    sheet += 1;
    return `${start}${root.toString()}</style>`;
  });
  return { html: withoutRules, rules };
}

/** One style sheet with the late rules of all pages, so that it also covers pages opened by the router. */
export function lateSheet(rules: readonly LateRule[]): { name: string; css: string } {
  const sorted = [...rules].sort(
    (one, other) => one.place[0] - other.place[0] || one.place[1] - other.place[1],
  );
  const css = [...new Set(sorted.map((rule) => rule.css))].join("\n");
  const hash = createHash("sha256").update(css).digest("hex").slice(0, 8);
  return { name: `late.${hash}.css`, css };
}
