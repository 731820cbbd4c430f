import { parse, type Token } from "acorn";
import { publicFiles, readPublic } from "../support/public-files";

// Gatsby does not transpile packages for browsers with modules, so an updated package may use syntax
// that the oldest supported browsers do not parse.
it.each(publicFiles(/\.js$/))("%s runs in the browsers of package.json", (file) => {
  const code = readPublic(file);
  const tokens: Token[] = [];
  // They all support ECMAScript 2021, except Safari before 16.4, which has no lookbehind.
  parse(code, { ecmaVersion: 2021, sourceType: "module", onToken: tokens });
  const expressions = tokens
    .filter(({ type }) => type.label === "regexp")
    .map(({ start, end }) => code.slice(start, end));
  expect(expressions.filter((expression) => /\(\?<[=!]/.test(expression))).toEqual([]);
});

it("no script has the schemas' library, which only builds and the editor need", () => {
  const withZod = publicFiles(/\.js$/).filter((file) => readPublic(file).includes("__zod_"));
  expect(withZod).toEqual([]);
});
