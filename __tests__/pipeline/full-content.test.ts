import { testDays } from "./full/days";
import { testPages } from "./full/pages";
import { fullSite, limitMs } from "./support/full-site";

/** What the tests of the built site say of any content; others know the shipped texts and bytes. */
const outputTests = ["found", "validity", "scripts"];

/** The same of pages in a browser, those that staff have added included. */
const browserTests = [
  ...["axe", "controls", "default-font-size", "focus", "forced-colors", "head"],
  ...["layout", "menu", "no-script", "not-found", "privacy", "zoom"],
];

// Content that uses every possibility at once, as a pull request of staff is tested and built.
const site = fullSite();

it(
  "passes the tests of built pages",
  () => {
    expect(site.complaintsOf("output", ...outputTests)).toBe("");
  },
  limitMs,
);

it(
  "passes the tests in a browser",
  () => {
    expect(site.complaintsOf("browser", ...browserTests)).toBe("");
  },
  limitMs,
);

describe("what depends on the day", () => testDays(site));

describe("what staff have added", () => testPages(site));
