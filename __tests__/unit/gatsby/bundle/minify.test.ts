/** @jest-environment node */
import { variableNames } from "../../../../src/gatsby/bundle/minify";

it("gives every variable of a scope a name of its own, the shortest first", () => {
  const names = Array.from({ length: 60_000 }, (_, place) => variableNames.get(place));
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[a-zA-Z_$][\w$]*$/.test(name))).toEqual([]);
  expect(names.filter(({ length }) => length === 1)).toHaveLength(54);
});

/** Terser's worker, as webpack's plugin runs it: with options that have become a text on the way. */
const { transform } = jest.requireActual<{
  transform(options: string): Promise<{ readonly code: string }>;
}>("terser-webpack-plugin/dist/minify.js");
const asText = jest.requireActual<(options: object) => string>(
  "terser-webpack-plugin/dist/serialize-javascript.js",
);
const { terserMinify } = jest.requireActual<{ terserMinify: object }>("terser-webpack-plugin");

const mangled = async (code: string) => {
  const options = { mangle: { nth_identifier: variableNames } };
  const minimizer = { implementation: terserMinify, options };
  const result = await transform(asText({ name: "a.js", input: code, minimizer }));
  return result.code;
};

it("works in Terser's workers, and lets no letter of a script decide", async () => {
  const code = (hash: string) =>
    `export function f(one, other) { return one + other + "${hash}"; }`;
  const names = /function f\((.*?)\)/;
  expect(names.exec(await mangled(code("rrrrssssuuuu")))?.[1]).toBe("e,t");
  expect(names.exec(await mangled(code("nnnnaaaaoooo")))?.[1]).toBe("e,t");
});
