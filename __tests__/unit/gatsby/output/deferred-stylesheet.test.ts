import {
  createDeferredStylesheet,
  extractDeferredRules,
} from "../../../../src/gatsby/output/deferred-stylesheet";

const page = (css: string, names = "a") =>
  `<head><style data-href="/app.1.css">${css}</style></head><p class="${names}">`;

it("takes the rules for print, for hover and after touches out of the styles", () => {
  const print = "@media print{@page{margin:1cm}.a{display:none}}";
  const touched = "@media screen and (min-width:0){.a{b:c}@media (hover:hover){.a:hover{b:c}}}";
  const hovered = "@media (hover:hover){.a:hover{color:green}}";
  const screen = "@media (min-width:64rem){.a{color:red}}";
  const html = page(`.a{color:blue}${print}.b{b:c}${hovered}${screen}${touched}`);
  expect(extractDeferredRules(html)).toEqual({
    html: page(`.a{color:blue}.b{b:c}${screen}`),
    rules: [print, hovered, touched],
  });
  expect(extractDeferredRules(`<script>${print}</script>`).rules).toEqual([]);
});

it("has the rules of all pages once", () => {
  const sheet = createDeferredStylesheet([
    ["a", "c", "c"],
    ["a", "b"],
  ]);
  expect(sheet.css).toBe("a\nc\nb");
  expect(sheet.name).toMatch(/^deferred\.[0-9a-f]{7}\.css$/);
  expect(createDeferredStylesheet([["a"]]).name).not.toBe(sheet.name);
});
