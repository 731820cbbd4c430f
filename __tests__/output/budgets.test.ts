import { assetBudgets, budgets, fixtureHtmlLimits, initialWindowBytes } from "../support/budgets";
import { getGzippedSize, getPageBytes } from "../support/page-bytes";
import { testedPages } from "../support/pages";
import { listPublicFiles, readPublic } from "../support/public-files";

describe.each(testedPages)("$path", ({ path: route }) => {
  const bytes = getPageBytes(route);
  const limits = { ...budgets, html: fixtureHtmlLimits[route] ?? initialWindowBytes };

  it.each(["html", "fonts", "prefetch"] as const)("is within its budget of %s", (kind) => {
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
  const bytes = [...files].reduce((sum, file) => sum + getGzippedSize(readPublic(file)), 0);
  expect(bytes).toBeLessThanOrEqual(assetBudgets.homeDrawings);
  const [stylesheet = ""] = listPublicFiles(/^deferred\..*\.css$/);
  const deferred = getGzippedSize(readPublic(stylesheet));
  expect(deferred).toBeLessThanOrEqual(assetBudgets.deferredStylesheet);
  expect(deferred).toBeGreaterThan(1_000);
});
