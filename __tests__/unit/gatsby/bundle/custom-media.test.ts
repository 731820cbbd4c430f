/** @jest-environment node */
import postcss from "postcss";
import { customMedia, siteNumbers } from "../../../../src/gatsby/bundle/custom-media";
import { breakpoints, transition } from "../../../../src/site";
import { sourceFiles } from "../../support/source-files";

const written = (css: string) => postcss([siteNumbers]).process(css, { from: undefined }).css;

describe("the numbers of site.ts in style sheets", () => {
  it("are the widths of media queries, from one on and below it", () => {
    expect(written("@media (--desktop) and (max-height: 32rem) { a { b: c } }")).toBe(
      `@media (min-width: ${breakpoints.desktop / 16}rem) and (max-height: 32rem) { a { b: c } }`,
    );
    expect(written("@media (--below-tablet), print { a { b: c } }")).toBe(
      `@media (max-width: ${breakpoints.tablet / 16 - 0.01}rem), print { a { b: c } }`,
    );
  });

  it("are values", () => {
    expect(written("a { animation: climb env(--page-enter) ease }")).toBe(
      `a { animation: climb ${transition.enterMs / 1000}s ease }`,
    );
  });

  it("leave what browsers know", () => {
    const css =
      "a { padding: env(safe-area-inset-bottom) var(--gap) } @media (hover) { a { b: c } }";
    expect(written(css)).toBe(css);
  });

  it.each(["@media (--dekstop) { a { b: c } }", "a { b: env(--page-entr) }"])(
    "stop the build at a name that nothing has: %s",
    (css) => {
      expect(() => written(css)).toThrow(/src\/site\.ts has no --(dekstop|page-entr)\./);
    },
  );

  it("are all used", () => {
    const sheets = sourceFiles(".css").map(({ text }) => text);
    const used = (name: string) => sheets.some((text) => text.includes(`(${name})`));
    const unused = Object.keys(breakpoints).filter(
      (name) => !used(`--${name}`) && !used(`--below-${name}`),
    );
    expect(unused).toEqual([]);
    expect(customMedia.size).toBe(2 * Object.keys(breakpoints).length);
  });
});
