import type { Page } from "@playwright/test";
import { expect, menuPages, open, screens, sectionRow, settled, test } from "./support/site";

/** Presses Tab until an element with this name has focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press("Tab");
    const focused = page.locator(":focus");
    if ((await focused.count()) === 0) continue;
    const label =
      (await focused.getAttribute("aria-label")) ?? (await focused.textContent())?.trim() ?? "";
    if (typeof name === "string" ? label === name : name.test(label)) return;
  }
  throw new Error(`Tab does not reach ${name}`);
}

test("the whole site by keyboard alone", async ({ page }) => {
  await page.setViewportSize(screens.desktop);
  await open(page, "/");
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveText("Preskoči na sadržaj");
  await page.keyboard.press("Enter");
  await tabTo(page, "Istraži plan i program");
  await page.keyboard.press("Enter");
  await settled(page, "Naš program");

  await tabTo(page, "Prostor dnevnog boravka");
  await page.keyboard.press("Space");
  await tabTo(page, "Prostor centra, slika 1, otvori uvećanu");
  await page.keyboard.press("Enter");
  const viewer = page.getByRole("dialog", { name: "Pregled slika" });
  await expect(viewer).toContainText("Slika 1 od 17");
  await page.keyboard.press("ArrowRight");
  await expect(viewer).toContainText("Slika 2 od 17");
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();

  await tabTo(page, "Galerija");
  await page.keyboard.press("Enter");
  await settled(page, "Galerija");
  await tabTo(page, "Zakaži posjetu");
  await page.keyboard.press("Enter");
  await settled(page, "Jedva čekamo da Vas upoznamo!");

  await page.evaluate(() => document.querySelector<HTMLElement>("main")?.focus());
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press("Tab");
    if ((await page.locator("input[name=name]:focus").count()) === 1) break;
  }
  await page.keyboard.type("Tastatura");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Hvala što ste nas kontaktirali!")).toBeVisible();

  await open(page, "/about-us");
  await tabTo(page, "Udalji mapu");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Približi mapu" })).toHaveAttribute(
    "aria-disabled",
    "false",
  );
  await tabTo(page, /^Pokreni navigaciju/);
});

for (const [name, prepare] of [
  ["on a screen 320 px wide", (page: Page) => page.setViewportSize(screens.smallest)],
  [
    "without movement",
    async (page: Page) => {
      await page.setViewportSize(screens.phone);
      await page.emulateMedia({ reducedMotion: "reduce" });
    },
  ],
] as const) {
  test(`the whole site ${name}`, async ({ page }) => {
    await prepare(page);
    await open(page, "/");
    const menu = page.getByRole("dialog", { name: "Meni" });
    for (const { label, title } of [...menuPages.slice(1), ...menuPages.slice(0, 1)]) {
      await page.getByRole("button", { name: "Otvori meni" }).click();
      await menu.getByRole("link", { name: label, exact: true }).click();
      await expect(menu).toBeHidden();
      await settled(page, title);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(page.viewportSize()?.width);
    }

    await open(page, "/program");
    const section = sectionRow(page, "Prostor dnevnog boravka");
    await section.click();
    await page.getByRole("link", { name: "Prostor centra, slika 17, otvori uvećanu" }).click();
    await expect(page.getByRole("dialog", { name: "Pregled slika" })).toContainText(
      "Slika 17 od 17",
    );
    await page.goBack();
    await section.click();
    await expect(page.getByText("Prostor za boravak", { exact: true })).toBeHidden();

    await open(page, "/contact");
    await page.getByRole("textbox", { name: "Poruka" }).fill("Dobar dan");
    await page.getByRole("button", { name: "Pošalji upit" }).click();
    const toast = page.getByText("Hvala što ste nas kontaktirali!");
    // In one step: the toast goes by itself.
    const box = await page
      .getByRole("status")
      .filter({ has: toast })
      .evaluate((status) => status.getBoundingClientRect());
    expect(box.width).toBeGreaterThan(0);
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    await expect(toast).toBeHidden();
  });
}
