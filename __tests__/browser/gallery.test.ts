import { expect, open, screens, test } from "./support/site";

test("shows 29 webp photos in numeric order with alt Slika {n}", async ({ page }) => {
  await page.setViewportSize(screens.desktop);
  await open(page, "/gallery");
  const photos = page.getByRole("list", { name: "Slike iz galerije" }).locator("img");
  await expect(photos).toHaveCount(29);
  for (let number = 1; number <= 29; number += 1) {
    await expect(photos.nth(number - 1)).toHaveAttribute("alt", `Slika ${number}`);
    await expect(photos.nth(number - 1)).toHaveAttribute("src", new RegExp(`/${number}\\.webp$`));
  }
});

test("fades each photo in once it has loaded", async ({ page }) => {
  await page.setViewportSize(screens.phone);
  const last = page.getByRole("img", { name: "Slika 29", exact: true, includeHidden: true });
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/29\.webp$/, async (route) => {
    await gate;
    await route.continue();
  });
  await open(page, "/gallery");
  const photo = page.locator('img[alt="Slika 29"]');
  await photo.scrollIntoViewIfNeeded();
  await expect(photo).toHaveCSS("opacity", "0");
  release();
  await expect(photo).toHaveCSS("opacity", "1");
  await expect(photo).toHaveCSS("transition-property", "opacity");
  await expect(photo).toHaveCSS("transition-duration", "0.6s");
  expect(await last.count()).toBeLessThanOrEqual(1);
});

test("puts a drawing in the place of a photo that does not load", async ({ page }) => {
  await page.route(/\/3\.webp$/, (route) => route.abort());
  await open(page, "/gallery");
  const third = page.getByRole("listitem").nth(2);
  await third.scrollIntoViewIfNeeded();
  await expect(page.getByText("Slika se nije učitala.")).toBeVisible();
});

test("opens a photo, turns to the next and back, and gives focus back", async ({ page }) => {
  await page.setViewportSize(screens.desktop);
  await open(page, "/gallery");
  const link = page.getByRole("link", { name: "Slika 29, otvori uvećanu" });
  await link.click();
  const viewer = page.getByRole("dialog", { name: "Pregled slika" });
  await expect(viewer).toContainText("Slika 29 od 29");
  await expect(viewer).toContainText("Staza ravnoteže");
  await expect(viewer.getByRole("img")).toHaveAttribute("alt", "Slika 29");
  await viewer.getByRole("button", { name: "Sljedeća slika" }).click();
  await expect(viewer).toContainText("Slika 1 od 29");
  await viewer.getByRole("button", { name: "Prethodna slika" }).click();
  await page.keyboard.press("ArrowLeft");
  await expect(viewer).toContainText("Slika 28 od 29");
  await expect(viewer.getByRole("img")).toHaveAttribute("alt", "Slika 28");
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  await expect(link).toBeFocused();
});

test("the last tile invites to a visit", async ({ page }) => {
  await open(page, "/gallery");
  const tile = page.getByRole("list", { name: "Slike iz galerije" }).getByRole("listitem").last();
  await tile.getByRole("link", { name: "Zakaži posjetu" }).click();
  await expect(page).toHaveURL("/contact");
});
