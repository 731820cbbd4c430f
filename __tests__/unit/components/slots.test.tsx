/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { getPhoneLinks } from "../../../src/components/contact-links/contact-links";
import { Facts } from "../../../src/components/hero/hero";
import { site } from "../support/site";

const place = { label: "Gdje", value: "Ilidža" };
const age = { label: "Uzrast", value: "predškolski" };

it.each([
  [null, ""],
  [[place], "<dl><div><dt>Gdje</dt><dd>Ilidža</dd></div></dl>"],
  [
    [place, age],
    "<dl><div><dt>Gdje</dt><dd>Ilidža</dd></div><div><dt>Uzrast</dt><dd>predškolski</dd></div></dl>",
  ],
])("the facts %j are a list, or nothing", (facts, html) => {
  const { container } = render(<Facts facts={facts} />);
  expect(container.innerHTML.replace(/ class="\w+"/g, "")).toBe(html);
});

it.each([
  [{}, "", ""],
  [{ phoneName: "Amra" }, ", Amra", ""],
  [{ phoneName: "Amra", phoneName2: "Selma" }, ", Amra", ", Selma"],
])("links say who answers, %j", (names, first, second) => {
  const own = { ...site, centre: { ...site.centre, ...names } };
  const spoken = [0, 1].flatMap((at) => getPhoneLinks(own, at).map(({ name }) => name));
  const ways = ["Nazovi", "Piši nam na Viber, broj", "Piši nam na WhatsApp, broj"];
  expect(spoken).toEqual([
    ...ways.map((way) => `${way} +387 61 111 101${first}`),
    ...ways.map((way) => `${way} +387 62 222 202${second}`),
  ]);
});
