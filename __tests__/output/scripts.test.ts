import { parse, type Token } from "acorn";
import { publicFiles, readPublic } from "../support/public-files";

const scripts = publicFiles(/\.js$/);

it("finds the scripts", () => {
  expect(scripts.length).toBeGreaterThan(10);
});

// Gatsby publishes packages as they come (every browser knows modules), and an update of one may ask
// for more than the oldest of our browsers knows.
it.each(scripts)("%s is written for the browsers in package.json", (file) => {
  const code = readPublic(file);
  const tokens: Token[] = [];
  // Each of them knows all of ECMAScript 2021 but one thing: Safari has lookbehind since 16.4.
  parse(code, { ecmaVersion: 2021, sourceType: "module", onToken: tokens });
  const expressions = tokens
    .filter(({ type }) => type.label === "regexp")
    .map(({ start, end }) => code.slice(start, end));
  expect(expressions.filter((expression) => /\(\?<[=!]/.test(expression))).toEqual([]);
});
