import { budgets } from "../support/budgets";
import { pageBytes } from "../support/page-bytes";
import { pages } from "../support/pages";
import { sitePublic } from "../support/site";

const kinds = Object.keys(budgets) as (keyof typeof budgets)[];

describe.each(pages)("$path", ({ path: route }) => {
  const bytes = pageBytes(sitePublic, route);

  it.each(kinds)("is within its budget of %s", (kind) => {
    expect(bytes[kind]).toBeGreaterThan(0);
    expect(bytes[kind]).toBeLessThanOrEqual(budgets[kind]);
  });
});
