import { mergeEnv } from "../../../scripts/site/env-files";
import { getPublishingWarnings } from "../../../scripts/site/report";
import { exampleUrl, readPathPrefix, readSiteUrl } from "../../../scripts/site/site-url";
import { UserError } from "../../../scripts/system/user-error";
import { getTestSiteSettings } from "../../../scripts/testing/test-sites";

test.each([
  [undefined, ""],
  ["", ""],
  ["/", ""],
  ["sanjalica", "/sanjalica"],
  [" /sanjalica/ ", "/sanjalica"],
  ["/a/b", "/a/b"],
])("PATH_PREFIX=%s means %j", (text, prefix) => {
  expect(readPathPrefix({ PATH_PREFIX: text })).toBe(prefix);
});

test.each(["https://a.example/b", "/a b", "/../a", "/a?b"])("PATH_PREFIX=%s is refused", (text) => {
  expect(() => readPathPrefix({ PATH_PREFIX: text })).toThrow(UserError);
});

test.each([
  ["the environment", { SITE_URL: "https://www.sanjalica.ba/" }, ["SITE_URL=https://other.ba\n"]],
  [
    "the last file",
    {},
    [
      "SITE_URL=https://other.ba",
      "# SITE_URL=x\nexport SITE_URL = 'https://www.sanjalica.ba' # da\n",
    ],
  ],
  ["the file that has it", {}, ["SITE_URL=https://www.sanjalica.ba", "SITE_URL=\nA=b\n"]],
  ["a file of Windows", {}, ["\uFEFFSITE_URL=https://www.sanjalica.ba\r\nA=b\r\n"]],
])("takes the address from %s", (_where, env, files) => {
  expect(readSiteUrl(mergeEnv(env, files))).toBe("https://www.sanjalica.ba");
});

test.each([
  ["nothing is set", {}, []],
  ["it is set to nothing, as in tests", { SITE_URL: "" }, ["SITE_URL=https://www.sanjalica.ba"]],
  ["the line of the file is empty", {}, ["SITE_URL=\nA=b\n"]],
])("is the example domain when %s", (_when, env, files) => {
  expect(readSiteUrl(mergeEnv(env, files))).toBe(exampleUrl);
});

test.each([
  "sanjalica.ba",
  "ftp://sanjalica.ba",
  "https://ime.github.io/sanjalica",
  "https://a.ba/?x",
])("refuses %s", (url) => {
  expect(() => readSiteUrl({ SITE_URL: url })).toThrow("SITE_URL");
});

test("the settings of the content of the centre are those of the environment", () => {
  const settings = getTestSiteSettings("content", { SITE_URL: "https://a.ba" });
  expect(settings).toMatchObject({ SITE_URL: "https://a.ba", GATSBY_EMAILJS_PUBLIC_KEY: "" });
});

test("the tests' own content is built without settings, so that no enquiry is ever sent", () => {
  const env = { SITE_URL: "x", GATSBY_EMAILJS_PUBLIC_KEY: "x" };
  const settings = getTestSiteSettings("fixture", env);
  expect(settings.GATSBY_EMAILJS_HOST).toBe("/");
  expect(Object.values(settings)).not.toContain("x");
});

const keys = ["PUBLIC_KEY", "SERVICE_ID", "TEMPLATE_ID"].map((name) => `GATSBY_EMAILJS_${name}=x`);
const address = "SITE_URL=https://a.ba\nEDITOR_REPOSITORY=vrtic/stranica";

test.each([
  ["nothing of settings that are complete", {}, [...keys, address], []],
  ["the address of an example", { GITHUB_REPOSITORY: "a/b" }, keys, ["Nije upisana adresa"]],
  ["keys of which one is missing", {}, [...keys.slice(1), address], ["Nisu upisani podaci"]],
  [
    "a key that the environment has emptied",
    { GATSBY_EMAILJS_SERVICE_ID: "" },
    [...keys, address],
    ["Nisu upisani podaci"],
  ],
  ["everything without settings", {}, [], ["Nisu upisani podaci", "Nije upisana", "Nije upisan "]],
])("warns before publishing of %s", (_what, env, lines, warnings) => {
  expect(getPublishingWarnings([], mergeEnv(env, [lines.join("\n")]))).toEqual(
    warnings.map((words) => expect.stringContaining(`UPOZORENJE: ${words}`)),
  );
});
