/** @jest-environment node */
import { testSiteSettings } from "../../../scripts/testing/test-sites";

const settings = {
  GATSBY_EMAILJS_PUBLIC_KEY: "key",
  GATSBY_EMAILJS_SERVICE_ID: "service",
  GATSBY_EMAILJS_TEMPLATE_ID: "template",
  PATH_PREFIX: "/sanjalica",
  SITE_URL: "https://sanjalica.github.io",
};
const none = Object.fromEntries(Object.keys(settings).map((name) => [name, ""]));

test("the content of the centre is built with the settings of the environment", () => {
  expect(testSiteSettings("content", { ...settings, HOME: "/root" })).toEqual(settings);
  expect(testSiteSettings("content", {})).toEqual(none);
});

test("the tests' own content is built without settings, whatever the environment has", () => {
  expect(testSiteSettings("fixture", settings)).toEqual(none);
});
