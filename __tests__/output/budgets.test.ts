import { budgets, firstFlight, fixtureHtmlLimits } from "../support/budgets";
import { pageBytes } from "../support/page-bytes";
import { pages } from "../support/pages";
import { sitePublic } from "../support/site";

describe.each(pages)("$path", ({ path: route }) => {
  const bytes = pageBytes(sitePublic, route);
  const limits = { ...budgets, html: fixtureHtmlLimits[route] ?? firstFlight };
  const kinds = Object.keys(limits) as (keyof typeof limits)[];

  it.each(kinds)("is within its budget of %s", (kind) => {
    expect(bytes[kind]).toBeGreaterThan(0);
    expect(bytes[kind]).toBeLessThanOrEqual(limits[kind]);
  });
});
