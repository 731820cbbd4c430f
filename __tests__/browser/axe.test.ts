// content/pages.spec.ts checks every page, with its sections open; these are the states that pages can be in.
import { expectNothingFound } from "../support/axe";
import { expect, open, screens, test } from "./support/site";
import { openMenu, states } from "./support/states";

test.describe("axe finds nothing", () => {
  // Without animations: colours are measured in their final state.
  test.use({ viewport: screens.desktop, contextOptions: { reducedMotion: "reduce" } });

  for (const [state, width] of [
    ["viewer", 1440],
    ["failedPhoto", 390],
    ["success", 1440],
    ["thanks", 390],
  ] as const) {
    test(`with ${state}`, async ({ page }) => {
      await states[state](page);
      await expectNothingFound(page, [width]);
    });
  }

  test("on the contact page on a closed day, with neither map nor mail", async ({ page }) => {
    await page.clock.setFixedTime(new Date("2094-03-01T11:00:00Z"));
    await page.route("https://tile.openstreetmap.org/**", (route) => route.abort());
    await states.failure(page);
    await expect(page.locator("main dl")).toContainText("Zatvoreno danas");
    await page.getByRole("region", { name: /Mapa/ }).scrollIntoViewIfNeeded();
    await expect(page.getByText(/^Mapa se trenutno/)).toBeVisible();
    await expectNothingFound(page, [1440, 390]);
  });

  test("on the home page on a closed day, with its notices", async ({ page }) => {
    await page.clock.setFixedTime(new Date("2094-03-01T11:00:00Z"));
    await open(page, "/");
    await expect(page.getByText("Zatvoreno u ponedjeljak, 1. marta")).toBeVisible();
    await expectNothingFound(page, [390]);
  });

  test("with the menu open", async ({ page }) => {
    await page.setViewportSize(screens.phone);
    await openMenu(page);
    await expectNothingFound(page, [390]);
  });
});
