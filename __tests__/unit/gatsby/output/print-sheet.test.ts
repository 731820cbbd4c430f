import {
  linkPrintSheet,
  printSheet,
  takePrintRules,
} from "../../../../src/gatsby/output/print-sheet";

const page = (css: string) => `<head><style data-href="/app.1.css">${css}</style></head>`;

it("takes the print rules out of the styles, and nothing else", () => {
  const print = "@media print{@page{margin:1cm}.a{display:none}}";
  const screen = "@media (min-width:64rem){.a{color:red}}";
  expect(takePrintRules(page(`.a{color:blue}${print}${screen}`))).toEqual({
    html: page(`.a{color:blue}${screen}`),
    rules: [print],
  });
  expect(takePrintRules(`<script>${print}</script>`).rules).toEqual([]);
});

it("has the rules of all pages once, and another name for other rules", () => {
  const one = printSheet(["@media print{a{b:c}}", "@media print{d{e:f}}", "@media print{a{b:c}}"]);
  expect(one.css).toBe("@media print{a{b:c}}\n@media print{d{e:f}}");
  expect(one.name).toMatch(/^print\.[0-9a-f]{8}\.css$/);
  expect(printSheet(["@media print{a{b:d}}"]).name).not.toBe(one.name);
});

it("is linked after the styles", () => {
  expect(linkPrintSheet(page(".a{}"), "/print.css")).toBe(
    page(".a{}").replace(
      "</head>",
      '<noscript><link rel="stylesheet" media="print" href="/print.css"/></noscript></head>',
    ),
  );
});
