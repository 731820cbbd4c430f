import { budgets } from "../support/budgets";
import { htmlBytes } from "../support/page-bytes";
import { pages } from "../support/pages";
import { sitePublic } from "../support/site";

// Staff may write longer texts, so a heavy page is only a warning here. For the content of the tests
// it is an error (`__tests__/output/budgets.test.ts`).
it.each(pages)("a warning is printed if $path is heavier than its budget", ({ path }) => {
  const html = htmlBytes(sitePublic, path);
  expect(html).toBeGreaterThan(0);
  if (html > budgets.html) {
    process.stderr.write(
      `UPOZORENJE: Stranica ${path} ima ${html} bajta, a cilj je najviše ${budgets.html}: sporije će se otvarati na slaboj vezi.\n`,
    );
  }
});
