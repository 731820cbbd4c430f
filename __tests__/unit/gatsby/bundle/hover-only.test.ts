/** @jest-environment node */
import postcss from "postcss";
import { hoverOnly } from "../../../../src/gatsby/bundle/postcss-plugins";

/** Without spaces, whose places say nothing. */
const written = (css: string) =>
  postcss([hoverOnly]).process(css, { from: undefined }).css.replace(/\s+/g, "");

it("hovering counts only where a pointer can hover", () => {
  expect(written("a:hover b { c: d } e { f: g }")).toBe("@media(hover:hover){a:hoverb{c:d}}e{f:g}");
});

it("what shares a rule with it stays", () => {
  expect(written("a:hover, a:focus { c: d }")).toBe(
    "a:focus{c:d}@media(hover:hover){a:hover{c:d}}",
  );
});
