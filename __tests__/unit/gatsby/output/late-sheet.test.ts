import { lateSheet, namesIn, takeLateRules } from "../../../../src/gatsby/output/late-sheet";

const page = (css: string, names = "a") =>
  `<head><style data-href="/app.1.css">${css}</style></head><p class="${names}">`;

/** What is taken out of the first of several pages. */
function taken(html: string, ...others: string[]) {
  const { html: left, rules } = takeLateRules(html, namesIn("", [html, ...others]));
  return { left, rules: rules.map(({ css }) => css) };
}

it("takes the rules for print, for hover and after touches out of the styles", () => {
  const print = "@media print{@page{margin:1cm}.a{display:none}}";
  const touched = "@media not print{.a{color:green}@media (hover:hover){.a:hover{color:red}}}";
  const hovered = "@media (hover:hover){.a:hover{color:green}}";
  const screen = "@media (min-width:64rem){.a{color:red}}";
  const html = page(`.a{color:blue}${print}${hovered}${screen}${touched}`);
  expect(taken(html)).toEqual({
    left: page(`.a{color:blue}${screen}`),
    rules: [print, hovered, touched],
  });
  expect(taken(`<script>${print}</script>`).rules).toEqual([]);
});

it("takes the rules for classes that no page has", () => {
  const kept = ".a{b:c}@media x{.c .a>i{b:c}}.a,.b{b:c}p:not(.b){b:c}@keyframes b{to{b:c}}";
  const html = page(`${kept}.b{b:c}@media x{.b .a{b:c}@supports (y){.b p,.d{b:c}}}`);
  expect(taken(html, page(".b{b:c}", "c"))).toEqual({
    left: page(kept),
    rules: [".b{b:c}", "@media x{.b .a{b:c}}", "@media x{@supports (y){.b p,.d{b:c}}}"],
  });
});

it("has the rules of all pages once, in the order of the styles, and another name for others", () => {
  const rule = (sheet: number, offset: number, css: string) =>
    ({ place: [sheet, offset], css }) as const;
  const first = rule(0, 9, "@media print{d{e:f}}");
  const last = rule(1, 2, "@media print{a{b:c}}");
  const one = lateSheet([last, rule(0, 10, ".g{h:i}"), first, last]);
  expect(one.css).toBe("@media print{d{e:f}}\n.g{h:i}\n@media print{a{b:c}}");
  expect(one.name).toMatch(/^late\.[0-9a-f]{8}\.css$/);
  expect(lateSheet([last]).name).not.toBe(one.name);
});
