/** @jest-environment node */

import { escapeHtml } from "../../../../src/domain/html";
import { fillFacts } from "../../../../src/gatsby/data/centre-facts";
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
  const html = await fillFacts(`<p>${names}</p>`, context, escapeHtml);
  expect(html).toBe(`<p>Mala &amp; velika &lt;1&gt;, ${rest}</p>`);
});

it("does not query the centre for a text that names no fact", async () => {
  findOne.mockClear();
  expect(await fillFacts("Slika {n}", context)).toBe("Slika {n}");
  expect(findOne).not.toHaveBeenCalled();
});
