/** @jest-environment node */
import postcss from "postcss";
import { siteNumbers } from "../../../../src/gatsby/bundle/postcss-plugins";
import { breakpoints } from "../../../../src/site";

const written = (css: string) => postcss([siteNumbers]).process(css, { from: undefined }).css;

describe("the numbers of site.ts in style sheets", () => {
  it("are the widths of media queries, from one on and below it", () => {
    expect(written("@media (--desktop) and (max-height: 32rem) { a { b: c } }")).toBe(
      `@media (min-width: ${breakpoints.desktop / 16}rem) and (max-height: 32rem) { a { b: c } }`,
    );
    expect(written("@media (--below-tablet) { a { b: c } }")).toContain(
      `(max-width: ${breakpoints.tablet / 16 - 0.01}rem)`,
    );
  });

  it.each(["@media (--dekstop) { a { b: c } }", "a { b: env(--page-entr) }"])(
    "stop the build at a name that nothing has: %s",
    (css) => {
      expect(() => written(css)).toThrow(/src\/site\.ts has no --(dekstop|page-entr)\./);
    },
  );
});
