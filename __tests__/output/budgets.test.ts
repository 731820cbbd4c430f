import { budgets, firstFlight, fixtureHtmlLimits, otherBudgets } from "../support/budgets";
import { gzipped, pageBytes } from "../support/page-bytes";
import { pages } from "../support/pages";
import { publicFiles, readPublic } from "../support/public-files";

describe.each(pages)("$path", ({ path: route }) => {
  const bytes = pageBytes(route);
  const limits = { ...budgets, html: fixtureHtmlLimits[route] ?? firstFlight };
  const kinds = Object.keys(limits) as (keyof typeof limits)[];

  it.each(kinds)("is within its budget of %s", (kind) => {
    expect(bytes[kind]).toBeGreaterThan(0);
    expect(bytes[kind]).toBeLessThanOrEqual(limits[kind]);
  });
});

it("deferred styles and the first drawings are within their budgets", () => {
  const drawings = [
    ...readPublic("index.html").matchAll(/url\(\/(scenes\/[\w-]+(?<!-night)\.svg)\)/g),
  ];
  const files = new Set(drawings.map(([, file = ""]) => file));
  expect(files.size).toBeGreaterThan(1);
  const bytes = [...files].reduce((sum, file) => sum + gzipped(readPublic(file)), 0);
  expect(bytes).toBeLessThanOrEqual(otherBudgets.homeDrawings);
  const [stylesheet = ""] = publicFiles(/^deferred\..*\.css$/);
  const deferred = gzipped(readPublic(stylesheet));
  expect(deferred).toBeLessThanOrEqual(otherBudgets.deferredStylesheet);
  expect(deferred).toBeGreaterThan(1_000);
});
