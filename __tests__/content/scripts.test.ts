import { budgets } from "../support/budgets";
import { pageBytes } from "../support/page-bytes";
import { pages } from "../support/pages";

// Scripts depend on the code alone. Bytes that depend on what staff write must not keep them from publishing.
it.each(pages)("$path loads scripts within their budget", ({ path: route }) => {
  const { script } = pageBytes(route);
  expect(script).toBeGreaterThan(0);
  expect(script).toBeLessThanOrEqual(budgets.script);
});
