// Nothing in the scripts is newer than the oldest browsers of package.json, whoever wrote it.

import type { Identifier } from "@mdn/browser-compat-data";
import compatData from "@mdn/browser-compat-data";
import { type AnyNode, parse } from "acorn";
import { isOld } from "../support/oldest-browsers";
import { documentOf, publicFiles, readPublic } from "../support/public-files";

/**
 * For each name of a built-in whether the oldest browsers have one of that name. Scripts do not tell
 * whose method they call, so `at` of arrays and of strings are one.
 */
function readNames(tree: Identifier, names: Map<string, boolean>): Map<string, boolean> {
  const { __compat, ...entries } = tree;
  for (const [name, entry] of Object.entries(entries)) {
    if (entry.__compat) names.set(name, names.get(name) || isOld(entry.__compat));
    readNames(entry, names);
  }
  return names;
}

const builtIns = readNames(
  compatData.javascript.builtins ?? {},
  readNames(compatData.api, new Map()),
);

/** Names that a script calls or creates an object of. */
function calledNames(node: AnyNode, names = new Set<string>()): Set<string> {
  if (node.type === "CallExpression" || node.type === "NewExpression") {
    const { callee } = node;
    // The minifier's names are shorter.
    if (callee.type === "Identifier" && callee.name.length > 2) names.add(callee.name);
    if (callee.type === "MemberExpression" && callee.property.type === "Identifier") {
      if (!callee.computed) names.add(callee.property.name);
    }
  }
  for (const child of Object.values(node).flat()) {
    if (child && typeof child.type === "string") calledNames(child, names);
  }
  return names;
}

/** Methods of the packages, and of ours, with the name of a newer built-in. */
const ownMethods = [
  "addHandler",
  "createContext",
  "delay",
  "equals",
  "expand",
  "getSize",
  "icon",
  "isValid",
  "Keyboard",
  "navigate",
  "run",
  "share",
  "subtract",
  "toArray",
];

it("the scripts call only what the oldest browsers have", () => {
  const inline =
    documentOf("index.html").querySelector("head script:not([type])")?.textContent ?? "";
  const scripts = [inline, ...publicFiles(/^[^/]+\.js$/).map(readPublic)];
  expect(scripts.length).toBeGreaterThan(10);
  const called = scripts.flatMap((code) => [
    ...calledNames(parse(code, { ecmaVersion: "latest" })),
  ]);
  expect(called).toContain("showModal");
  const tooNew = [...new Set(called)].filter((name) => builtIns.get(name) === false);
  expect(tooNew.filter((name) => !ownMethods.includes(name))).toEqual([]);
});

it.each(["requestSubmit", "toSorted", "withResolvers", "groupBy", "scheduler"])(
  "%s would be found",
  (name) => expect(builtIns.get(name)).toBe(false),
);
