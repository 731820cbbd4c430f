import { testedSite } from "../../scripts/testing/test-sites";
import { budgets, firstFlight, fixtureHtmlLimits, otherBudgets } from "../support/budgets";
import { gzipped, pageBytes } from "../support/page-bytes";
import { pages } from "../support/pages";
import { publicFiles, readPublic } from "../support/public-files";
import { sitePrefix } from "../support/site";

/** Whether a publication waits for these tests: a long text of staff must not stop it. */
const isPublication = testedSite === "content" && Boolean(process.env.CI);

describe.each(pages)("$path", ({ path: route }) => {
  const { html, prefetch, ...code } = pageBytes(route);
  const own = testedSite === "fixture" ? fixtureHtmlLimits[route] : undefined;

  it.each(["script", "fonts"] as const)("is within its budget of %s", (kind) => {
    expect(code[kind]).toBeGreaterThan(0);
    expect(code[kind]).toBeLessThanOrEqual(budgets[kind]);
  });

  (isPublication ? it.skip : it)("is within its budgets of HTML and data", () => {
    expect(html).toBeLessThanOrEqual(own ?? firstFlight);
    expect(prefetch).toBeLessThanOrEqual(budgets.prefetch);
  });
});

it("deferred styles and the first drawings are within their budgets", () => {
  const drawings = [
    ...readPublic("index.html").matchAll(RegExp(`--d:url\\(${sitePrefix}/([^)]+)\\)`, "g")),
  ];
  const files = new Set(drawings.map(([, file = ""]) => file));
  expect(files.size).toBeGreaterThan(1);
  const bytes = [...files].reduce((sum, file) => sum + gzipped(readPublic(file)), 0);
  expect(bytes).toBeLessThanOrEqual(otherBudgets.homeDrawings);
  const [stylesheet = ""] = publicFiles(/^deferred\..*\.css$/);
  expect(gzipped(readPublic(stylesheet))).toBeLessThanOrEqual(otherBudgets.deferredStylesheet);
});
