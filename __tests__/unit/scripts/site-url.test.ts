/** @jest-environment node */
import { EXAMPLE_URL, isExampleUrl, siteUrl } from "../../../scripts/settings/site-url";

test.each([
  ["the environment", { SITE_URL: "https://www.sanjalica.ba/" }, ["SITE_URL=https://other.ba\n"]],
  ["a file", {}, ["A=b\n", "# SITE_URL=x\nexport SITE_URL = 'https://www.sanjalica.ba' # da\n"]],
  ["a file of Windows", {}, ["\uFEFFSITE_URL=https://www.sanjalica.ba\r\nA=b\r\n"]],
  ["a file with lone CR", {}, ["A=b\rSITE_URL=https://www.sanjalica.ba\rC=d\r"]],
])("takes the address from %s", (_where, env, files) => {
  expect(siteUrl(env, files)).toBe("https://www.sanjalica.ba");
});

test.each([
  ["nothing is set", {}, []],
  ["it is set to nothing, as in tests", { SITE_URL: "" }, ["SITE_URL=https://www.sanjalica.ba"]],
  ["the line of the file is empty", {}, ["SITE_URL=\nA=b\n"]],
])("is the example domain when %s", (_when, env, files) => {
  expect(siteUrl(env, files)).toBe(EXAMPLE_URL);
});

test.each([
  "sanjalica.ba",
  "ftp://sanjalica.ba",
  "https://ime.github.io/sanjalica",
  "https://a.ba/?x",
])("refuses %s", (url) => {
  expect(() => siteUrl({ SITE_URL: url }, [])).toThrow("SITE_URL");
});

test("recognises the example domain", () => {
  expect(isExampleUrl(EXAMPLE_URL)).toBe(true);
  expect(isExampleUrl("https://example.sanjalica.ba")).toBe(false);
});
