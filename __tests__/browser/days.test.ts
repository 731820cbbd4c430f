// What depends on date and time. Unit tests check which status belongs to which moment.
import type { Page } from "@playwright/test";
import { expect, open, screens, test } from "./support/site";

test.use({ timezoneId: "America/Los_Angeles", viewport: screens.phone });

const status = (page: Page) => page.locator("main [data-longest] p").first();

const closed = "Zatvoreno danas: Dan nezavisnosti. Otvara se sutra u 06:30h";

test("a visitor in Los Angeles reads the status of Sarajevo, with and without Temporal", async ({
  page,
}) => {
  // The first minute of the first of March in Sarajevo, and still February in Los Angeles.
  await page.clock.setFixedTime(new Date("2094-02-28T23:00:00Z"));
  await open(page, "/contact");
  await expect(status(page)).toHaveText(closed);
  await page.addInitScript(() => Reflect.deleteProperty(window, "Temporal"));
  await page.reload();
  await expect(status(page)).toHaveText(closed);
});

test("a notice disappears after its last day without a new build", async ({ page }) => {
  const notice = page.getByRole("heading", { name: "Upisi za novu školsku godinu" });
  for (const [at, count] of [
    ["2099-12-31T22:59:00Z", 1],
    ["2099-12-31T23:00:00Z", 0],
  ] as const) {
    await page.clock.setFixedTime(new Date(at));
    await open(page, "/");
    await expect(status(page)).toBeVisible();
    await expect(notice, at).toHaveCount(count);
  }
});
