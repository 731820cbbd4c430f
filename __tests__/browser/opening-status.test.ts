import type { Page } from "@playwright/test";
import { expect, open, screens, test } from "./support/site";

test.use({ timezoneId: "America/Los_Angeles" });

for (const [at, text] of [
  ["2026-11-17T23:10:00Z", "Zatvoreno, otvaramo danas u 06:30h"],
  ["2026-11-18T05:29:00Z", "Zatvoreno, otvaramo danas u 06:30h"],
  ["2026-11-18T05:30:00Z", "Otvoreno sada, do 18:00h"],
  ["2026-11-18T16:59:00Z", "Otvoreno sada, do 18:00h"],
  ["2026-11-18T17:00:00Z", "Zatvoreno, otvaramo sutra u 06:30h"],
  ["2026-07-15T04:30:00Z", "Otvoreno sada, do 18:00h"],
  ["2026-11-20T17:00:00Z", "Zatvoreno, otvaramo u ponedjeljak u 06:30h"],
  ["2026-11-21T09:00:00Z", "Vikend: prilagođeno planiranim radionicama"],
  // The last working days before and the first after both changes of the clock.
  ["2026-03-27T05:29:00Z", "Zatvoreno, otvaramo danas u 06:30h"],
  ["2026-03-30T04:30:00Z", "Otvoreno sada, do 18:00h"],
  ["2026-10-23T16:00:00Z", "Zatvoreno, otvaramo u ponedjeljak u 06:30h"],
  ["2026-10-26T16:59:00Z", "Otvoreno sada, do 18:00h"],
] as const) {
  test(`says ”${text}” at ${at}, also to a visitor in another time zone, with and without Temporal`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date(at));
    await open(page, "/about-us");
    await expect(page.locator("dl")).toContainText(text);
    await page.addInitScript(() => Reflect.deleteProperty(window, "Temporal"));
    await page.reload();
    await expect(page.locator("dl")).toContainText(text);
  });
}

/** Lets the browser be busy until `beIdle`. */
async function keepBusy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    Object.assign(window, {
      requestIdleCallback: (work: () => void) => waiting.push(work),
      beIdle: () => {
        for (const work of waiting.splice(0)) work();
      },
    });
  });
}

const beIdle = (page: Page) => page.evaluate(() => Reflect.get(window, "beIdle")());

/** Where everything in the page stands but the status itself, what moves, and the map, which loads. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main *, footer *")]
      .filter((element) => !element.closest("[data-longest] > *, svg, section[aria-label^=Mapa]"))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return `${element.tagName} ${element.className}: ${[x, y, width, height]}`;
      }),
  );

for (const [path, at, says] of [
  ["/", "2026-11-20T17:00:00Z", "Zatvoreno, otvaramo u ponedjeljak u 06:30h"],
  ["/contact", "2026-11-20T10:00:00Z", "Otvoreno sada, do 18:00h"],
] as const) {
  for (const size of ["smallest", "phone", "tablet", "desktop"] as const) {
    test(`comes when the browser is idle and moves nothing, ${path}, ${size}`, async ({ page }) => {
      // The clock first: it brings idle callbacks of its own.
      await page.clock.setFixedTime(new Date(at));
      await keepBusy(page);
      await page.setViewportSize(screens[size]);
      await open(page, path);
      const text = page.getByText(says).first();
      await expect(text).not.toBeAttached();
      await page.evaluate(() => document.fonts.ready);
      const before = await places(page);
      await beIdle(page);
      await expect(text).toBeAttached();
      expect(await places(page)).toEqual(before);
    });
  }
}
