/** @jest-environment node */
import { inlineHtml } from "../../../../src/gatsby/data/inline-html";

it.each([
  ["1. marta, od 9 do 12.", "<p>1. marta, od 9 do 12.</p>"],
  ["# nije naslov\n- ni spisak", "<p># nije naslov<br>- ni spisak</p>"],
  ["<b>Ana & Emir</b>", "<p>&lt;b&gt;Ana &amp; Emir&lt;/b&gt;</p>"],
  ["**Da**, _uvijek_.\n\nI tada.", "<p><strong>Da</strong>, <em>uvijek</em>.</p><p>I tada.</p>"],
  [
    '[Upis](/upis#papiri) i [Ilidža](https://www.ilidza.ba/?a=1&b=2 "grad")',
    '<p><a href="/sajt/upis#papiri">Upis</a> i <a href="https://www.ilidza.ba/?a=1&amp;b=2">Ilidža</a></p>',
  ],
])("%j renders as %j", (text, html) => {
  expect(inlineHtml(text, "/sajt")).toBe(html);
});
