import { lateSheet, takeLateRules } from "../../../../src/gatsby/output/late-sheet";

const page = (css: string) => `<head><style data-href="/app.1.css">${css}</style></head>`;

it("takes the rules for print and after touches out of the styles, and nothing else", () => {
  const print = "@media print{@page{margin:1cm}.a{display:none}}";
  const touched = "@media not print{.a{color:green}@media (hover:hover){.a:hover{color:red}}}";
  const screen = "@media (min-width:64rem){.a{color:red}}";
  expect(takeLateRules(page(`.a{color:blue}${print}${screen}${touched}`))).toEqual({
    html: page(`.a{color:blue}${screen}`),
    rules: [print, touched],
  });
  expect(takeLateRules(`<script>${print}</script>`).rules).toEqual([]);
});

it("has the rules of all pages once, and another name for other rules", () => {
  const one = lateSheet(["@media print{a{b:c}}", "@media print{d{e:f}}", "@media print{a{b:c}}"]);
  expect(one.css).toBe("@media print{a{b:c}}\n@media print{d{e:f}}");
  expect(one.name).toMatch(/^late\.[0-9a-f]{8}\.css$/);
  expect(lateSheet(["@media print{a{b:d}}"]).name).not.toBe(one.name);
});
