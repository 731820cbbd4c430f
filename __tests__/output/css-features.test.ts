// Nothing in the style sheets that a page depends on is newer than the oldest browsers of package.json.
import type { Identifier } from "@mdn/browser-compat-data";
import compatData from "@mdn/browser-compat-data";
import postcss, { type AtRule, type Declaration, type Node, type Root, type Rule } from "postcss";
import { isSupportedEverywhere } from "../support/oldest-browsers";
import { listPublicFiles, parsePage, readPublic } from "../support/public-files";

const { css } = compatData;

type Entry = Identifier | undefined;

/** The entry of a unit; MDN has one for each family such as `svh`, `svw`. */
function getUnit(unit: string): Entry {
  const units = css.types?.length;
  if (/^sv/.test(unit)) return units?.viewport_percentage_units_small;
  if (/^lv/.test(unit)) return units?.viewport_percentage_units_large;
  if (/^dv/.test(unit)) return units?.viewport_percentage_units_dynamic;
  return /^cq/.test(unit) ? units?.container_query_length_units : units?.[unit];
}

const getFunction = (name: string): Entry =>
  css.types?.[name] ?? css.types?.color?.[name] ?? css.types?.["easing-function"]?.[name];

/** Whether MDN knows it and one of the oldest browsers lacks it. */
const isTooNew = (entry: Entry) =>
  entry?.__compat !== undefined && !isSupportedEverywhere(entry.__compat);

/** Everything in the value of a declaration that may be too new, as text by its entry in MDN's data. */
function getParts({ prop, value }: Declaration): [string, Entry][] {
  const words = value.replace(/"[^"]*"|url\([^)]*\)/g, "");
  const found = (pattern: RegExp) => [...words.matchAll(pattern)].map(([, name = ""]) => name);
  const units = found(/[\w.-]*\d([a-z]+)\b/g);
  const functions = found(/(?<![\w-])([a-z][\w-]*)\(/g);
  const keywords = found(/(?<![\w-])([a-z][a-z-]*)(?![\w(-])/g);
  return [
    ...units.map((unit): [string, Entry] => [unit, getUnit(unit)]),
    ...functions.map((name): [string, Entry] => [`${name}()`, getFunction(name)]),
    ...keywords.map((word): [string, Entry] => [
      `${prop}: ${word}`,
      css.properties?.[prop]?.[word],
    ]),
  ];
}

/** Whether a rule applies only in browsers that have what it needs, or names it with a prefix too. */
function isGuarded({ parent }: Node, what: string): boolean {
  if (!parent) return false;
  const { name, params, nodes } = parent as AtRule;
  const isPrefixed = nodes?.some((one) => one.type === "decl" && one.prop === `-webkit-${what}`);
  return isPrefixed || (name === "supports" && params.includes(what)) || isGuarded(parent, what);
}

/** What is too new in a style sheet, and is not below an `@supports` that names it. */
function findTooNew(root: Root): Set<string> {
  const found = new Set<string>();
  const note = (node: Node, what: string, entry: Entry) => {
    if (isTooNew(entry) && !isGuarded(node, what)) found.add(what);
  };
  root.walkDecls((declaration) => {
    const property = css.properties?.[declaration.prop];
    // Where the property is unknown, so are its values.
    if (isTooNew(property)) note(declaration, declaration.prop, property);
    else for (const [what, entry] of getParts(declaration)) note(declaration, what, entry);
  });
  root.walkRules((rule) => {
    for (const [what, name = ""] of rule.selector.matchAll(/::?([a-z-]+)/g))
      note(rule, what, css.selectors?.[name]);
    // A browser drops the whole rule.
    const hasNew = rule.selectors.map((one) => /:has|::details-content/.test(one));
    if (new Set(hasNew).size > 1) found.add(`${rule.selector}: one selector spoils the other`);
    if (rule.parent?.type === "rule") note(rule, "nesting", css.selectors?.nesting);
  });
  root.walkAtRules((rule) => {
    note(rule, `@${rule.name}`, css["at-rules"]?.[rule.name]);
    for (const [what, name = ""] of rule.params.matchAll(/(?<=\()([a-z-]+)(?=[:)])/g))
      if (rule.name === "media") note(rule, what, css["at-rules"]?.media?.[name]);
    if (rule.name === "media" && /[<>]/.test(rule.params))
      note(rule, "media range", css["at-rules"]?.media?.range_syntax);
  });
  return found;
}

/** Why pages are right without these. Those of MDN's “version unknown” are here too. */
const enhancements: Readonly<Record<string, string>> = {
  "-webkit-tap-highlight-color": "of packages; no engine but those that have it shows a highlight",
  "-webkit-touch-callout": "of packages; iOS alone has the callout",
  "-webkit-user-drag": "of packages; prefix of WebKit and Chromium",
  "::details-content": "print: a closed section stays closed",
  "::selection": "of packages; iOS has colours of its own",
  ":has": "see the tests of old browsers",
  "@page": "printers choose their margins",
  "break-after: avoid": "print: a heading may end a page",
  "contain-intrinsic-size": "with content-visibility",
  "content-visibility": "what is out of view is drawn too",
  "forced-colors": "only Windows has them, in browsers that know the query",
  "mix-blend-mode: plus-lighter": "of packages, which have a way round it",
  outline: "its corners are not rounded (Safari before 16.4)",
  "overflow-anchor": "the page may move by what a photo adds",
  "overscroll-behavior": "the page behind may scroll (Safari before 16)",
  resize: "phones have no handle",
  "text-wrap": "lines are filled instead of balanced",
};

const getStyles = (file: string) =>
  [...parsePage(file).querySelectorAll("style")].map(({ textContent }) => textContent).join("\n");
const pages = listPublicFiles(/^[^/]+\.html$/);
const sheets = [...pages.map(getStyles), ...listPublicFiles(/\.css$/).map(readPublic)].map(
  (sheet) => postcss.parse(sheet),
);

// After a tap, a touch screen keeps the state until the next tap elsewhere.
it("hovering counts only where a pointer can hover, and other states everywhere", () => {
  const rules: Rule[] = [];
  for (const sheet of sheets) sheet.walkRules(/:hover/, (rule) => void rules.push(rule));
  expect(rules.length).toBeGreaterThan(10);
  const isRight = ({ parent, selectors }: Rule) =>
    /hover: ?hover/.test(String((parent as AtRule).params)) &&
    selectors.every((selector) => selector.includes(":hover"));
  expect(rules.filter((rule) => !isRight(rule)).map(String)).toEqual([]);
});

it("only what is loading moves without end", () => {
  const endless: string[] = [];
  for (const sheet of sheets)
    sheet.walkDecls(/^animation/, ({ value, parent }) => {
      if (value.includes("infinite")) endless.push((parent as Rule).selector);
    });
  expect(endless.length).toBeGreaterThan(0);
  expect(endless.filter((selector) => !/aria-busy|loading/.test(selector))).toEqual([]);
});

it("what style sheets need, the oldest browsers have", () => {
  expect(sheets.length).toBeGreaterThan(10);
  const found = new Set(sheets.flatMap((sheet) => [...findTooNew(sheet)]));
  // The shorthand place-self is two properties, which all have; framer-motion animates page changes elsewhere.
  const isExplained = (what: string) =>
    what in enhancements || /^(cursor|place-self): |view-transition/.test(what);
  expect([...found].filter((what) => !isExplained(what))).toEqual([]);
  expect(Object.keys(enhancements).filter((what) => !found.has(what))).toEqual([]);
});
