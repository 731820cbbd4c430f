import { getPhoneLinks } from "../../../src/components/contact-links/contact-links";
import { site } from "../support/render-in-site";

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
