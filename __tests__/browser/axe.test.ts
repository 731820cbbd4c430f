// content/pages.spec.ts checks every page, with its sections open; these are the states that pages can be in.
import { expectNoAxeViolations } from "../support/axe";
import { openMenu, states } from "./support/states";
import { expect, open, screens, test } from "./support/test";
import { fastForwardToast } from "./support/toasts";

// Without animations: colours are measured in their final state.
test.use({ viewport: screens.desktop, contextOptions: { reducedMotion: "reduce" } });

test("axe finds nothing in the viewer with a photo that does not load", async ({ page }) => {
  await states.failedPhoto(page);
  await expectNoAxeViolations(page, [1440, 390]);
});

test("axe finds nothing with thanks for an enquiry", async ({ page }) => {
  await states.success(page);
  await expectNoAxeViolations(page, [1440]);
  await fastForwardToast(page);
  await expect(page.getByRole("heading", { name: /^Hvala, Vaša poruka/ })).toBeVisible();
  await expectNoAxeViolations(page, [390]);
});

test("axe finds nothing on the contact page without map and mail", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2094-03-01T11:00:00Z"));
  await page.route("https://tile.openstreetmap.org/**", (route) => route.abort());
  await states.failure(page);
  await expect(page.locator("main dl")).toContainText("Zatvoreno danas");
  await page.getByRole("region", { name: /Mapa/ }).scrollIntoViewIfNeeded();
  await expect(page.getByText(/^Mapa se trenutno/)).toBeVisible();
  await expectNoAxeViolations(page, [390]);
});

test("axe finds nothing on the home page with notices by day and by night", async ({ page }) => {
  for (const hour of [11, 20]) {
    await page.clock.setFixedTime(new Date(`2094-03-01T${hour}:00:00Z`));
    await open(page, "/");
    await expect(page.getByText("Zatvoreno u ponedjeljak, 1. marta")).toBeVisible();
    await expectNoAxeViolations(page, [390]);
  }
});

test("axe finds nothing with the menu open", async ({ page }) => {
  await page.setViewportSize(screens.phone);
  await openMenu(page);
  await expectNoAxeViolations(page, [390]);
});
