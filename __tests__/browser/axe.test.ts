// Pages as they open are read by `npm test -- content`; here is what they become.
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, open, screens, test } from "./support/site";
import { breakProgramData, layOutAll, openMenu, states } from "./support/states";

/** WCAG 2.0, 2.1 and 2.2 on the levels A and AA, and what axe recommends beyond them. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Off unless asked for: what is seen of a link or button is part of its name (WCAG 2.5.3). */
const rules = { "label-content-name-mismatch": { enabled: true } };

/**
 * Lets header and contact bar go with the page: which target they lie over changes with every turn
 * of the wheel, and nothing stays under them (`focus.test.ts`).
 */
async function letBarsGo(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      if (getComputedStyle(element).position === "sticky") element.style.position = "relative";
    }
  });
}

/** Fails with rule, element and remedy of what axe finds in the page as it stands. */
async function expectNothingFound(page: Page, sizes: ("phone" | "desktop")[]): Promise<void> {
  await letBarsGo(page);
  await layOutAll(page);
  for (const size of sizes) {
    await page.setViewportSize(screens[size]);
    const axe = new AxeBuilder({ page }).options({ rules }).withTags(tags);
    const { violations } = await axe.analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}\n${failureSummary}`),
    );
    expect(found, size).toEqual([]);
  }
}

test.describe("axe finds nothing", () => {
  // Without movement: colours are judged as they are at rest.
  test.use({ viewport: screens.desktop, contextOptions: { reducedMotion: "reduce" } });

  for (const state of ["sections", "viewer", "failedPhoto", "success", "thanks"] as const) {
    test(`with ${state}`, async ({ page }) => {
      await states[state](page);
      await expectNothingFound(page, ["desktop", "phone"]);
    });
  }

  test("in the contact page on a closed day, with neither map nor mail", async ({ page }) => {
    await page.clock.setFixedTime(new Date("2094-03-01T11:00:00Z"));
    await page.route("https://tile.openstreetmap.org/**", (route) => route.abort());
    await states.failure(page);
    await expect(page.locator("main dl")).toContainText("Zatvoreno danas");
    await page.getByRole("region", { name: /Mapa/ }).scrollIntoViewIfNeeded();
    await expect(page.getByText(/^Mapa se trenutno/)).toBeVisible();
    await expectNothingFound(page, ["desktop", "phone"]);
  });

  test("in the home page on a closed day, with its notices", async ({ page }) => {
    await page.clock.setFixedTime(new Date("2094-03-01T11:00:00Z"));
    await open(page, "/");
    await expect(page.getByText("Zatvoreno u ponedjeljak, 1. marta")).toBeVisible();
    await expectNothingFound(page, ["desktop", "phone"]);
  });

  test("with the menu open", async ({ page }) => {
    await page.setViewportSize(screens.phone);
    await openMenu(page);
    await expectNothingFound(page, ["phone"]);
  });

  test("where a page could not be drawn", async ({ browser, baseURL }) => {
    // A context of its own: React reports the error to the console, which `test` does not allow.
    const context = await browser.newContext({ baseURL, reducedMotion: "reduce" });
    const page = await context.newPage();
    await breakProgramData(page);
    await open(page, "/nema-je");
    await page.locator("main").getByRole("link", { name: "Pogledaj program" }).click();
    await expect(page.getByRole("button", { name: "Osvježi stranicu" })).toBeVisible();
    await expectNothingFound(page, ["desktop", "phone"]);
    await context.close();
  });
});
