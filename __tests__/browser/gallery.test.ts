import type { Page } from "@playwright/test";
import { expect, open, screens, sectionRow, test } from "./support/site";
import { swipe } from "./support/swipe";

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

/** Longer than a photo may take, in ms, that does not fade because it comes with its page. */
const lateMs = 300;

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
  await page.waitForTimeout(lateMs);
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

const viewerOf = (page: Page) => page.getByRole("dialog", { name: "Pregled slika" });
const photoLink = (page: Page, number: number) =>
  page.getByRole("link", { name: `Slika ${number}, otvori uvećanu` });

test.describe("the viewer", () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize(screens.desktop);
    await open(page, "/gallery");
  });

  test("shows a photo with counter and title, and turns both ways around the ends", async ({
    page,
  }) => {
    await photoLink(page, 29).click();
    const viewer = viewerOf(page);
    await expect(viewer).toContainText("Slika 29 od 29Staza ravnoteže");
    await expect(viewer.getByRole("img", { name: "Slika 29" })).toBeVisible();
    await viewer.getByRole("button", { name: "Sljedeća slika" }).click();
    await expect(viewer).toContainText("Slika 1 od 29Dvorac od kockica");
    await viewer.getByRole("button", { name: "Prethodna slika" }).click();
    await expect(viewer).toContainText("Slika 29 od 29");
    await page.keyboard.press("ArrowLeft");
    await expect(viewer).toContainText("Slika 28 od 29");
    await page.keyboard.press("ArrowRight");
    await expect(viewer).toContainText("Slika 29 od 29");
  });

  for (const [how, close] of [
    ["Escape", (page: Page) => page.keyboard.press("Escape")],
    [
      "the button",
      (page: Page) => page.getByRole("button", { name: "Zatvori pregled slika" }).click(),
    ],
    ["the browser's back button", (page: Page) => page.goBack()],
  ] as const) {
    test(`closes with ${how}, to the same place of the page and the same focus`, async ({
      page,
    }) => {
      await photoLink(page, 12).scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => window.scrollY);
      await photoLink(page, 12).click();
      await expect(viewerOf(page)).toContainText("Slika 12 od 29");
      await close(page);
      await expect(viewerOf(page)).toBeHidden();
      await expect(page).toHaveURL("/gallery");
      await expect(photoLink(page, 12)).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(before);
    });
  }

  test("keeps focus inside", async ({ page }) => {
    await photoLink(page, 3).click();
    await expect(viewerOf(page)).toContainText("Slika 3 od 29");
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press("Tab");
      const isInside = await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest("[aria-modal=true]") !== null,
      );
      expect(isInside).toBe(true);
    }
  });

  test("names the photo in the address, which works after a reload", async ({ page }) => {
    await photoLink(page, 7).click();
    await expect(page).toHaveURL("/gallery#slika-7");
    await expect(viewerOf(page)).toContainText("Slika 7 od 29");
    await page.keyboard.press("ArrowRight");
    await expect(page).toHaveURL("/gallery#slika-8");
    await page.reload();
    await expect(viewerOf(page)).toContainText("Slika 8 od 29");
    await page.keyboard.press("Escape");
    await expect(viewerOf(page)).toBeHidden();
    await expect(page).toHaveURL("/gallery");
    await expect(page.locator("h1")).toHaveText("Galerija");
  });

  test("loads its code with the first photo only, and opens the file where it cannot", async ({
    page,
  }) => {
    await page.route("**/*.css", (route) => route.abort());
    await photoLink(page, 1).click();
    await expect(page).toHaveURL(/\/static\/.*\/1\.webp$/);
  });

  test("offers to try again when a photo does not load", async ({ page }) => {
    await page.route(/\/2[012]\.webp/, (route) => route.abort());
    await page.reload();
    await open(page, "/gallery#slika-21");
    const slide = viewerOf(page).getByRole("group", { name: "Slika 21 od 29" });
    await expect(slide.getByRole("alert")).toContainText("Slika se nije učitala.");
    await page.unroute(/\/2[012]\.webp/);
    await slide.getByRole("button", { name: "Pokušaj ponovo" }).click();
    await expect(viewerOf(page).getByRole("img", { name: "Slika 21" })).toBeVisible();
  });
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, viewport: screens.phone });

  test("a swipe turns to the next photo", async ({ page }) => {
    await open(page, "/gallery#slika-5");
    await expect(viewerOf(page)).toContainText("Slika 5 od 29");
    await swipe(page, { x: 340, y: 420 }, { x: -280 });
    await expect(viewerOf(page)).toContainText("Slika 6 od 29");
  });
});

test("photos of the premises open in the same viewer", async ({ page }) => {
  await open(page, "/program");
  await sectionRow(page, "Prostor dnevnog boravka").click();
  await page.getByRole("link", { name: "Prostor centra, slika 3, otvori uvećanu" }).click();
  await expect(viewerOf(page)).toContainText("Slika 3 od 17Kutak za čitanje");
  await expect(page).toHaveURL("/program#prostor-3");
});

test("the last tile invites to a visit", async ({ page }) => {
  await open(page, "/gallery");
  const tile = page.getByRole("list", { name: "Slike iz galerije" }).getByRole("listitem").last();
  await tile.getByRole("link", { name: "Zakaži posjetu" }).click();
  await expect(page).toHaveURL("/contact");
});
