import { budgets } from "../../scripts/bench/budgets";
import { pageBytes } from "../../scripts/bench/bytes";
import { pages } from "../support/pages";
import { sitePublic } from "../support/site";

// A longer text must not stop a teacher, so a heavy page is a warning here; for the tests' own
// content it is an error (`__tests__/output/budgets.test.ts`).
it.each(pages)("$path is weighed, and a warning printed where it is heavy", ({ path }) => {
  const { html } = pageBytes(sitePublic, path);
  expect(html).toBeGreaterThan(0);
  if (html > budgets.html) {
    process.stderr.write(
      `UPOZORENJE: Stranica ${path} ima ${html} bajta, a cilj je najviše ${budgets.html}: sporije će se otvarati na slaboj vezi.\n`,
    );
  }
});
