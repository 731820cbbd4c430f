import { budgets } from "../support/budgets";
import { getPageBytes } from "../support/page-bytes";
import { testedPages } from "../support/pages";

// Scripts depend on the code alone. Bytes that depend on what staff write must not keep them from publishing.
it.each(testedPages)("$path loads scripts within their budget", ({ path: route }) => {
  const { script } = getPageBytes(route);
  expect(script).toBeGreaterThan(0);
  expect(script).toBeLessThanOrEqual(budgets.script);
});
