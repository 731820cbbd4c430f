/** @jest-environment node */

import { fillFacts, fillFactsInHtml } from "../../../../src/gatsby/data/centre-facts";
import { inlineHtml } from "../../../../src/gatsby/data/inline-html";
import type { ResolverContext } from "../../../../src/gatsby/data/resolver-types";

const centre = {
  address: { street: "Mala & velika <1>", place: "Ilidža" },
  phones: ["+387 61 111 101", "+387 62 222 202"],
  email: "a@sanjalica.example",
};
const findOne = jest.fn(async () => centre);
const context = { nodeModel: { findOne } } as unknown as ResolverContext;

it("fills in the facts that a text names, escaped in HTML", async () => {
  const names = "{ulica}, {mjesto}, {telefon}, {telefon2}, {mail}, {n}";
  const rest = "Ilidža, +387 61 111 101, +387 62 222 202, a@sanjalica.example, {n}";
  expect(await fillFacts(names, context)).toBe(`Mala & velika <1>, ${rest}`);
  const html = await fillFactsInHtml(`<p>${names}</p>`, context);
  expect(html).toBe(`<p>Mala &amp; velika &lt;1&gt;, ${rest}</p>`);
});

const links = "[Pišite nam](mailto:{mail}?subject=Upis) i [{telefon}](tel:{telefon2})";
const linksAsHtml =
  '<a href="mailto:a@sanjalica.example?subject=Upis">Pišite nam</a> i <a href="tel:+38762222202">+387 61 111 101</a>';

it.each([
  [links, linksAsHtml],
  [
    "[mapa](https://a.ba/?q={ulica}&n={n})",
    '<a href="https://a.ba/?q=Mala%20%26%20velika%20%3C1%3E&amp;n=%7Bn%7D">mapa</a>',
  ],
  ["**{mail}**", "<strong>a@sanjalica.example</strong>"],
])("fills in the facts that an answer names, also in its links: %s", async (text, html) => {
  expect(await fillFactsInHtml(inlineHtml(text, ""), context)).toBe(`<p>${html}</p>`);
});

it("writes a fact as it is, also with the marks of Markdown", async () => {
  findOne.mockResolvedValueOnce({ ...centre, email: "za_vas_uvijek@a.ba" });
  const html = await fillFactsInHtml(inlineHtml("{mail}", ""), context);
  expect(html).toBe("<p>za_vas_uvijek@a.ba</p>");
});
