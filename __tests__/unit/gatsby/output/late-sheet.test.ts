import { lateMark } from "../../../../src/gatsby/bundle/custom-media";
import { lateSheet, takeLateRules } from "../../../../src/gatsby/output/late-sheet";

const page = (css: string, names = "a") =>
  `<head><style data-href="/app.1.css">${css}</style></head><p class="${names}">`;

it("takes the rules for print, for hover and after touches out of the styles", () => {
  const print = "@media print{@page{margin:1cm}.a{display:none}}";
  const touched = "@media not print{.a{color:green}@media (hover:hover){.a:hover{color:red}}}";
  const hovered = "@media (hover:hover){.a:hover{color:green}}";
  const screen = "@media (min-width:64rem){.a{color:red}}";
  const html = page(`.a{color:blue}${print}.b{b:c}${hovered}${screen}${touched}`);
  expect(takeLateRules(html)).toEqual({
    html: page(`.a{color:blue}.b{b:c}${screen}`),
    rules: [print, hovered, touched],
  });
  expect(takeLateRules(`<script>${print}</script>`).rules).toEqual([]);
});

it("leaves a page the rules that it needs", () => {
  const kept = ".a>i{b:c}.a,.b{b:c}p:not(.b){b:c}@media x{.a{b:c}}";
  const late = [".b{b:c}", ".b .a{b:c}", "@media x{.b .a{b:c}@supports (y){.b p{b:c}}}"];
  const css = `.c{b:c}@media ${lateMark}{${kept}${late.join("")}}.d{b:c}@media ${lateMark}{.b i{b:c}}`;
  const without = takeLateRules(page(css));
  expect(without.html).toBe(page(`.c{b:c}${kept}.d{b:c}`));
  const shown = takeLateRules(page(css, "a b"));
  expect(shown.html).toBe(page(`.c{b:c}${kept}${late.join("")}.d{b:c}.b i{b:c}`, "a b"));
  expect(without.rules.join("")).toBe(`${kept}${late.join("")}.b i{b:c}`);
  expect(shown.rules).toEqual(without.rules);
});

it("has the rules of all pages once, in the order of each", () => {
  const sheet = lateSheet([["a", "c", "d", "c"], ["a", "b", "d"], ["d", "a", "e"], ["f"]]);
  expect(sheet.css).toBe("f\na\nb\nc\nd\ne");
  expect(sheet.name).toMatch(/^late\.[0-9a-f]{8}\.css$/);
  expect(lateSheet([["a"]]).name).not.toBe(sheet.name);
});
