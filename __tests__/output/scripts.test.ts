// Nothing in the scripts is newer than the oldest browsers of package.json, whoever wrote it: Gatsby does
// not transpile packages for browsers with modules.
import type { Identifier } from "@mdn/browser-compat-data";
import compatData from "@mdn/browser-compat-data";
import { parse, type Token } from "acorn";
import { isSupportedEverywhere } from "../support/oldest-browsers";
import { listPublicFiles, parsePage, readPublic } from "../support/public-files";

const inline = parsePage("index.html").querySelector("head script:not([type])")?.textContent ?? "";

const scripts = [
  ["the inline script", inline] as const,
  ...listPublicFiles(/\.js$/).map((file) => [file, readPublic(file)] as const),
];

/** The tokens of a script. All of these browsers support ECMAScript 2021. */
function getTokens(code: string): Token[] {
  const tokens: Token[] = [];
  parse(code, { ecmaVersion: 2021, sourceType: "module", onToken: tokens });
  return tokens;
}

// Safari before 16.4 has no lookbehind.
it.each(scripts)("%s is parsed by all of them", (_file, code) => {
  const expressions = getTokens(code)
    .filter(({ type }) => type.label === "regexp")
    .map(({ start, end }) => code.slice(start, end));
  expect(expressions.filter((expression) => /\(\?<[=!]/.test(expression))).toEqual([]);
});

/** For each name of a built-in whether all of them have one of that name, on whatever object. */
function readNames(tree: Identifier, names = new Map<string, boolean>()): Map<string, boolean> {
  const { __compat, ...entries } = tree;
  for (const [name, entry] of Object.entries(entries)) {
    if (entry.__compat) names.set(name, names.get(name) || isSupportedEverywhere(entry.__compat));
    readNames(entry, names);
  }
  return names;
}

const builtIns = readNames(compatData.javascript.builtins ?? {}, readNames(compatData.api));

/** List the names that a script calls; those of the minifier are shorter. */
function listCalledNames(code: string): string[] {
  const tokens = getTokens(code);
  return tokens.flatMap(({ type, start, end }, index) => {
    const isCalled = type.label === "name" && tokens[index + 1]?.type.label === "(";
    return isCalled && end - start > 2 ? code.slice(start, end) : [];
  });
}

/**
 * Methods of the packages, and of ours, with the name of a newer built-in; the last two are called only where they are
 * there. Not by file: most files are named by numbers, which change with the code.
 */
const ownMethods = [
  ...["addHandler", "createContext", "delay", "equals", "expand", "getSize", "icon", "isValid"],
  ...[
    "navigate",
    "run",
    "subscribe",
    "subtract",
    "toArray",
    "skipTransition",
    "startViewTransition",
  ],
];

it("the scripts call only what all of them have", () => {
  expect(scripts.length).toBeGreaterThan(10);
  const called = scripts.flatMap(([, code]) => listCalledNames(code));
  expect(called).toContain("showModal");
  const tooNew = called.filter((name) => builtIns.get(name) === false);
  expect(new Set(tooNew)).toEqual(new Set(ownMethods));
});
