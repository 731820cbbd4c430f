// What hangs on the day and the hour. Which status belongs to which moment is tested in
// `src/domain`, where no browser is needed; here is that visitors see it, and that nothing moves.
import type { Page } from "@playwright/test";
import { watchShifts } from "./support/shifts";
import { expect, frames, open, screens, test } from "./support/site";

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

test("status and notices change while the page is open", async ({ page }) => {
  const closure = page.getByRole("heading", { name: "Zatvoreno u ponedjeljak, 1. marta" });
  await page.clock.install({ time: new Date("2094-03-01T22:58:00Z") });
  await open(page, "/");
  await page.clock.runFor(2000);
  await expect(status(page)).toHaveText(closed);
  await expect(closure).toBeVisible();
  await page.clock.runFor("03:00");
  await expect(status(page)).toHaveText("Zatvoreno, otvaramo danas u 06:30h");
  await expect(closure).toBeHidden();
});

test("a notice is gone after its last day, though nobody has built since", async ({ page }) => {
  const notice = page.getByRole("heading", { name: "Upisi za novu školsku godinu" });
  for (const [at, isThere] of [
    ["2099-12-31T22:59:00Z", true],
    ["2099-12-31T23:00:00Z", false],
  ] as const) {
    await page.clock.setFixedTime(new Date(at));
    await open(page, "/");
    await expect(status(page)).toBeVisible();
    await expect(notice, at).toHaveCount(isThere ? 1 : 0);
  }
});

test("nothing moves when the status comes, long after the build", async ({ page }) => {
  // Late fonts move things a little too; stand-ins.spec.ts measures that.
  await page.route("**/*.woff2", (route) => route.abort());
  const shift = await watchShifts(page);
  await page.clock.setFixedTime(new Date("2094-10-06T09:00:00Z"));
  for (const path of ["/", "/contact"]) {
    await open(page, path);
    await expect(status(page)).toHaveText("Otvoreno sada, do 18:00h");
    await frames(page);
    expect(await shift(), path).toBeLessThan(0.001);
  }
});

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

/** Where all that is seen stands but the status itself, what moves, and the map, which loads. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main *, footer *")]
      .filter((one) => !one.closest("[hidden], [data-longest] > *, svg, section[aria-label^=Mapa]"))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return `${element.tagName} ${element.className}: ${[x, y, width, height]}`;
      }),
  );

for (const [path, size] of [
  ["/", "smallest"],
  ["/contact", "desktop"],
] as const) {
  test(`the status comes when the browser is idle and moves nothing, ${path}`, async ({ page }) => {
    // The clock first: it brings idle callbacks of its own.
    await page.clock.setFixedTime(new Date("2094-10-06T17:00:00Z"));
    await keepBusy(page);
    await page.setViewportSize(screens[size]);
    await open(page, path);
    await expect(status(page)).not.toBeAttached();
    await page.evaluate(() => window.fontsSettled);
    const before = await places(page);
    await page.evaluate(() => Reflect.get(window, "beIdle")());
    await expect(status(page)).toHaveText("Zatvoreno, otvaramo sutra u 06:30h");
    expect(await places(page)).toEqual(before);
  });
}
