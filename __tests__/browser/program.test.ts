import type { Page } from "@playwright/test";
import { expect, open, screens, sectionRow, test } from "./support/test";

const openSections = (page: Page) => page.locator("details[open] h2");

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(screens.desktop);
});

test.describe("the hash of a section", () => {
  test("opens it on page load, and that of a photo its section", async ({ page }) => {
    await open(page, "/program#cjenovnik");
    await expect(openSections(page)).toHaveText(["Cjenovnik"]);
    await page.goto("about:blank");
    await page.route("**/*.js", () => undefined);
    await page.goto("/program#premises-slika-3");
    await expect(openSections(page)).toHaveText(["Prostor našeg boravka"]);
  });

  test("opens it from the menu, also after it was closed", async ({ page }) => {
    await open(page, "/upis");
    const entry = page.getByRole("banner").getByRole("link", { name: "Cjenovnik" });
    await entry.click();
    await expect(openSections(page)).toHaveText(["Cjenovnik"]);
    const row = sectionRow(page, "Cjenovnik");
    await expect(row).toBeFocused();
    await row.click();
    await expect(page.getByText("Cijene važe od")).toBeHidden();
    // Closed for good: a link may not scroll to text without layout.
    await page.evaluate(async () => {
      // Not that of the day, which scrolling moves.
      const own = document.getAnimations().filter((one) => one.timeline === document.timeline);
      await Promise.all(own.map(({ finished }) => finished));
    });
    await entry.click();
    await expect(openSections(page)).toHaveText(["Cjenovnik"]);
    await expect(row).toBeInViewport();
  });

  test("opens it by a link in running text, on another page and on the same", async ({ page }) => {
    await open(page, "/upis");
    await page.getByRole("main").getByRole("link", { name: "cjenovniku" }).click();
    await expect(openSections(page)).toHaveText(["Cjenovnik"]);
    await page.getByRole("link", { name: "ugovor" }).click();
    await expect(page).toHaveURL("/upis#papiri");
    await expect(openSections(page)).toHaveText(["Papiri za upis"]);
  });
});
