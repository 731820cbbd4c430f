import { budgets, routes } from "../../scripts/bench/site/budgets";
import { pageBytes } from "../../scripts/bench/site/bytes";

const kinds = Object.keys(budgets) as (keyof typeof budgets)[];

describe.each(routes)("the first view of %s", (route) => {
  const bytes = pageBytes(route);

  it.each(kinds)("keeps to its budget of %s", (kind) => {
    expect(bytes[kind]).toBeGreaterThan(0);
    expect(bytes[kind]).toBeLessThanOrEqual(budgets[kind]);
  });
});
