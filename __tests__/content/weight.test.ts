import { testedSite } from "../../scripts/testing/test-sites";
import { firstFlight, fixtureHtmlLimits, htmlGoals } from "../support/budgets";
import { htmlBytes } from "../support/page-bytes";
import { pages } from "../support/pages";
import { sitePublic } from "../support/site";

// Staff may write longer texts, so a heavy page is only a warning here. The pages of the tests' own site
// have limits (`__tests__/output/budgets.test.ts`).
it.each(pages)("a warning is printed if $path is heavier than its goal", ({ path }) => {
  const html = htmlBytes(sitePublic, path);
  expect(html).toBeGreaterThan(0);
  const goals = testedSite === "content" ? htmlGoals : fixtureHtmlLimits;
  const goal = goals[path] ?? firstFlight;
  if (html > goal) {
    process.stderr.write(
      `UPOZORENJE: Stranica ${path} ima ${html} bajta, a cilj je najviše ${goal}: sporije će se otvarati na slaboj vezi.\n`,
    );
  }
});
