import { getCallAndChatLinks } from "../../../src/components/contact-links";
import { site } from "../support/render-in-site";

it.each([
  [{}, "", ""],
  [{ phoneName: "Amra" }, ", Amra", ""],
  [{ phoneName: "Amra", phoneName2: "Selma" }, ", Amra", ", Selma"],
])("links say who answers, %j", (names, first, second) => {
  const own = { ...site, centre: { ...site.centre, phoneName: null, phoneName2: null, ...names } };
  const links = [0, 1].flatMap((index) => getCallAndChatLinks(own, index));
  const actions = ["Nazovi", "Piši nam na Viber, broj", "Piši nam na WhatsApp, broj"];
  expect(links.map(({ ariaLabel }) => ariaLabel)).toEqual([
    ...actions.map((action) => `${action} +387 61 111 101${first}`),
    ...actions.map((action) => `${action} +387 62 222 202${second}`),
  ]);
});
