import type { Page } from "@playwright/test";
import { expect, open, screens, settled, test } from "./support/site";

/** Presses Tab until an element with this name has focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press("Tab");
    const label = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused?.getAttribute("aria-label") ?? focused?.textContent?.trim() ?? "";
    });
    if (typeof name === "string" ? label === name : name.test(label)) return;
  }
  throw new Error(`Tab does not reach ${name}`);
}

test("the whole site by keyboard alone", async ({ page }) => {
  await page.setViewportSize(screens.desktop);
  await open(page, "/");
  await tabTo(page, "Pređi na sadržaj");
  await page.keyboard.press("Enter");
  await tabTo(page, "Pogledaj plan i program");
  await page.keyboard.press("Enter");
  await settled(page, "Naš program");

  await tabTo(page, "Prostor našeg boravka");
  await page.keyboard.press("Space");
  await tabTo(page, "Prostor centra, slika 1, otvori uvećanu");
  await page.keyboard.press("Enter");
  const viewer = page.getByRole("dialog", { name: "Pregled slika" });
  await expect(viewer).toContainText("Slika 1 od 4");
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();

  await tabTo(page, "Galerija");
  await page.keyboard.press("Enter");
  await settled(page, "Galerija");
  await tabTo(page, "Zakaži posjetu");
  await page.keyboard.press("Enter");
  await settled(page, "Radujemo se da Vas upoznamo!");

  await tabTo(page, /^$/);
  await page.keyboard.type("Tastatura");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Hvala što ste nam se javili!")).toBeVisible();

  await open(page, "/about-us");
  await tabTo(page, "Udalji mapu");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Približi mapu" })).toBeEnabled();
  await tabTo(page, /^Pokreni navigaciju/);
});
