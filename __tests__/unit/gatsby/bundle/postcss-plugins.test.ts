import postcss from "postcss";
import { replaceSiteValues } from "../../../../src/gatsby/bundle/postcss-plugins";

// Browsers would silently leave out the rules. layout.test.ts sees the right ones.
it.each(["@media (--dekstop) { a { b: c } }", "a { b: env(--page-entr) }"])(
  "a number that site.ts lacks stops the build: %s",
  (css) => {
    const build = () => postcss([replaceSiteValues]).process(css, { from: undefined }).css;
    expect(build).toThrow(/src\/site\.ts has no --(dekstop|page-entr)\./);
  },
);
