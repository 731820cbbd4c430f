// What depends on date and time. Unit tests check which status belongs to which moment.
import type { Page } from "@playwright/test";
import { expect, open, screens, test } from "./support/site";

test.use({ timezoneId: "America/Los_Angeles", viewport: screens.phone });

const status = (page: Page) => page.locator("main [data-longest] p").first();

const closed = "Zatvoreno danas: Dan nezavisnosti. Otvara se sutra u 06:30h";

test("a visitor in Los Angeles reads the status of Sarajevo", async ({ page }) => {
  // The first minute of the first of March in Sarajevo, and still February in Los Angeles.
  await page.clock.setFixedTime(new Date("2094-02-28T23:00:00Z"));
  await open(page, "/contact");
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

/** Boxes of all elements, without transforms, except the status itself, drawings and the map, which loads. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main *, footer *")]
      .filter((one) => !one.closest("[hidden], [data-longest] > *, svg, section[aria-label^=Mapa]"))
      .map(({ tagName, offsetLeft, offsetTop, offsetWidth, offsetHeight }) =>
        [tagName, offsetLeft, offsetTop, offsetWidth, offsetHeight].join(),
      ),
  );

for (const [path, size] of [
  ["/", "smallest"],
  ["/contact", "desktop"],
] as const) {
  test(`the status appears with the scripts and shifts nothing, ${path}`, async ({ page }) => {
    await page.clock.setFixedTime(new Date("2094-10-06T17:00:00Z"));
    await page.setViewportSize(screens[size]);
    let loadScripts = () => {};
    const awaited = new Promise<void>((done) => {
      loadScripts = done;
    });
    await page.route("**/*.js", (route) => awaited.then(() => route.continue()));
    await page.goto(path);
    await expect(status(page)).not.toBeAttached();
    await page.evaluate(() => window.fontsSettled);
    const before = await places(page);
    loadScripts();
    await expect(status(page)).toHaveText("Zatvoreno, otvaramo sutra u 06:30h");
    expect(await places(page)).toEqual(before);
  });
}
