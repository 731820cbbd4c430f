import { takeFonts } from "../../../src/build/late-fonts";

const local = "@font-face{font-family:Rezerva;src:local(Arial);size-adjust:99%}";
const igra =
  '@font-face{font-display:swap;font-family:"Igra $&";font-weight:500 800;src:url(/igra.woff2)}';
const red = "@font-face{font-family:Red;font-weight:400;src:url(/red.woff2)}";
const page = (rules: string) => `<style>${local}${rules}h1{color:red}</style><p>@font-face</p>`;

it("leaves the rules to those without scripts, and tells the fonts", () => {
  expect(takeFonts(page(igra + red))).toEqual({
    html: page(`@media (scripting:none){${igra}${red}}`),
    fonts: [
      ["Igra $&", "url(/igra.woff2)", { weight: "500 800" }],
      ["Red", "url(/red.woff2)", { weight: "400" }],
    ],
  });
});

it("leaves a page without fonts as it is, and refuses a font without a weight", () => {
  expect(takeFonts(page(""))).toEqual({ html: page(""), fonts: [] });
  expect(() => takeFonts(page("@font-face{font-family:Red;src:url(/r.woff2)}"))).toThrow("r.woff2");
});
