import type { Page } from "@playwright/test";
import { matchGalleryFiles } from "../support/photo-urls";
import { expect, open, screens, sectionRow, test, waitForHydration } from "./support/test";

const getViewer = (page: Page) => page.getByRole("dialog", { name: "Pregled slika" });
/** The photo in the viewer, with its caption; the ones beside it are in the page too. */
const mount = (page: Page) => getViewer(page).locator(".yarl__slide_current figure");
const photoLink = (page: Page, number: number) =>
  page.getByRole("link", { name: `Slika ${number}, otvori uvećanu` });

test("shows a drawing instead of a photo that fails", async ({ page }) => {
  await page.setViewportSize(screens.phone);
  await page.route(matchGalleryFiles("foto3"), (route) => route.abort());
  await open(page, "/gallery");
  await page.getByRole("listitem").nth(2).scrollIntoViewIfNeeded();
  await expect(page.getByText("Slika nije učitana.")).toBeVisible();
});

for (const reducedMotion of ["no-preference", "reduce"] as const)
  test(`a photo fades in the first time it loads, with motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...input) {
        this.setAttribute("data-fades", `${this.getAttribute("data-fades") ?? ""}1`);
        return animate.apply(this, input);
      };
    });
    await page.emulateMedia({ reducedMotion });
    await page.setViewportSize(screens.phone);
    await open(page, "/gallery");
    const photo = page.getByRole("img", { name: /^Slika \d+$/ }).last();
    await photo.scrollIntoViewIfNeeded();
    const isComplete = () => photo.evaluate((image: HTMLImageElement) => image.complete);
    await expect.poll(isComplete).toBe(true);
    // As after a rotation, when `srcset` has a larger file.
    await photo.evaluate((image) => image.dispatchEvent(new Event("load")));
    const fades = await photo.getAttribute("data-fades");
    expect(fades).toBe(reducedMotion === "reduce" ? null : "1");
  });

test("photos of a row have the same height, however long their captions are", async ({ page }) => {
  for (const size of ["phone", "tablet", "desktop"] as const) {
    await page.setViewportSize(screens[size]);
    await open(page, "/gallery");
    const photos = page.getByRole("link", { name: /^Slika \d+, otvori uvećanu$/ });
    await photos
      .first()
      .evaluate((one) => one.parentElement?.append(" i još jedan red riječi ".repeat(4)));
    const boxes = await photos.evaluateAll((links) =>
      links.map((one) => one.getBoundingClientRect()).map(({ top, height }) => ({ top, height })),
    );
    expect(boxes.length).toBeGreaterThan(4);
    for (const { top, height } of boxes)
      for (const other of boxes)
        if (Math.abs(other.top - top) < 2) expect(Math.abs(other.height - height)).toBeLessThan(2);
  }
});

test.describe("the viewer", () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize(screens.desktop);
    await open(page, "/gallery");
  });

  test("turns photos by buttons, keys and the mouse, around both ends", async ({ page }) => {
    await photoLink(page, 8).click();
    const viewer = getViewer(page);
    await expect(mount(page)).toHaveText("Plišani medoSlika 8 od 8");
    await expect(viewer.getByRole("img", { name: "Slika 8" })).toBeVisible();
    await viewer.getByRole("button", { name: "Sljedeća slika" }).click();
    await expect(mount(page)).toHaveText("Kula od kockicaSlika 1 od 8");
    await viewer.getByRole("button", { name: "Prethodna slika" }).click();
    await expect(mount(page)).toContainText("Slika 8 od 8");
    await page.keyboard.press("ArrowLeft");
    await expect(mount(page)).toContainText("Slika 7 od 8");
    await page.keyboard.press("ArrowRight");
    await expect(mount(page)).toContainText("Slika 8 od 8");
    await page.mouse.move(900, 400);
    await page.mouse.down();
    await page.mouse.move(300, 400, { steps: 5 });
    await page.mouse.up();
    await expect(mount(page)).toContainText("Slika 1 od 8");
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

  test("closes in three ways and restores scroll and focus", async ({ page }) => {
    const link = photoLink(page, 8);
    await link.focus();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(0);
    const close = page.getByRole("button", { name: "Zatvori pregled fotografija" });
    for (const leave of [
      () => page.keyboard.press("Escape"),
      () => close.click(),
      () => page.goBack(),
    ]) {
      await link.click();
      await expect(mount(page)).toContainText("Slika 8 od 8");
      await leave();
      await expect(getViewer(page)).toBeHidden();
      await expect(page).toHaveURL("/gallery");
      await expect(link).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(before);
    }
  });

  test("keeps the photo in the URL, which works after a reload", async ({ page }) => {
    await photoLink(page, 7).click();
    await expect(page).toHaveURL("/gallery#slika-7");
    await expect(mount(page)).toContainText("Slika 7 od 8");
    await page.keyboard.press("ArrowRight");
    await expect(page).toHaveURL("/gallery#slika-8");
    await page.reload();
    await expect(mount(page)).toContainText("Slika 8 od 8");
    await page.keyboard.press("Escape");
    await expect(getViewer(page)).toBeHidden();
    await expect(page).toHaveURL("/gallery");
    await expect(page.locator("h1")).toHaveText("Galerija");
  });

  test("closes a photo of a shared link, and keeps the rest of the address", async ({ page }) => {
    await open(page, "/gallery?od=poruke#slika-2");
    await expect(mount(page)).toContainText("Slika 2 od 8");
    await page.keyboard.press("Escape");
    await expect(getViewer(page)).toBeHidden();
    await expect(page).toHaveURL("/gallery?od=poruke");
  });

  test("opens the file if its code does not load", async ({ page }) => {
    await page.route("**/*.css", (route) => route.abort());
    await photoLink(page, 1).click();
    await expect(page).toHaveURL(matchGalleryFiles("foto1"));
    await page.goBack();
    await waitForHydration(page);
    await expect(page).toHaveURL("/gallery");
    await page.unroute("**/*.css");
    await photoLink(page, 1).click();
    await expect(getViewer(page)).toBeVisible();
  });

  test("offers to try again when a photo does not load", async ({ page }) => {
    await page.route(matchGalleryFiles("foto4", "foto7", "foto10"), (route) => route.abort());
    await page.reload();
    await open(page, "/gallery#slika-5");
    const slide = mount(page);
    await expect(slide.getByRole("alert")).toContainText("Slika nije učitana.");
    await page.unroute(matchGalleryFiles("foto4", "foto7", "foto10"));
    await slide.getByRole("button", { name: "Pokušaj ponovo" }).click();
    await expect(getViewer(page).getByRole("img", { name: "Slika 5" })).toBeVisible();
  });
});

test("photos of a section open in the viewer and are counted by themselves", async ({ page }) => {
  await open(page, "/program");
  await sectionRow(page, "Prostor našeg boravka").click();
  await page.getByRole("link", { name: "Prostor centra, slika 3, otvori uvećanu" }).click();
  await expect(mount(page)).toHaveText("Kutak za slikovniceSlika 3 od 4");
  await expect(page).toHaveURL("/program#premises-slika-3");
  await open(page, "/upis");
  await sectionRow(page, "Pitanja i odgovori").click();
  await page.getByRole("link", { name: "Radionica, slika 1, otvori uvećanu" }).click();
  await expect(mount(page)).toContainText("Slika 1 od 2");
  await expect(page).toHaveURL("/upis#pitanja-i-odgovori-slika-3");
  await page.keyboard.press("ArrowRight");
  await expect(mount(page).getByRole("img", { name: "Radionica, slika 2" })).toBeVisible();
  // Of its place in the list a screen reader hears the caption alone.
  await expect(getViewer(page).locator("[aria-label*=' od ']")).toHaveCount(0);
});

test("a memory of the home page leads to its photo in the gallery", async ({ page }) => {
  await open(page, "/");
  const memory = page.locator('a[href^="/gallery#slika-"]').first();
  const name = await memory.getByRole("img").getAttribute("alt");
  await memory.click();
  await expect(mount(page)).toContainText(`${name} od 8`);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/gallery");
});

test("chapters are lists with headings, and photos keep their numbers", async ({ page }) => {
  await open(page, "/gallery");
  const heading = page.getByRole("heading", { level: 2, name: "Mirni kutak" });
  const list = page.getByRole("list", { name: "Mirni kutak" });
  const link = page.getByRole("link", { name: "Mirni kutak", exact: true });
  await link.click();
  await expect(link).toBeInViewport();
  const isClear = (title: Element) => {
    const { x, y } = title.getBoundingClientRect();
    return title === document.elementFromPoint(x + 1, y + 1);
  };
  await expect.poll(() => heading.evaluate(isClear)).toBe(true);
  await expect(list.locator(heading)).toHaveCount(1);
  await expect(link.locator("i")).toHaveCount(0);
  const other = page.getByRole("link", { name: "Igračke", exact: true });
  await expect(other.locator("i")).toHaveCount(1);
  await expect(list.getByRole("link")).toHaveAccessibleName("Slika 7, otvori uvećanu");
  const others = page.getByRole("list", { name: "Slike naših dana" });
  await expect(others.getByRole("link")).toHaveCount(6);
  await expect(list).toContainText("Kutak za odmor");
  await list.getByRole("link").click();
  await expect(mount(page)).toContainText("Slika 7 od 8");
  await page.keyboard.press("ArrowRight");
  await expect(mount(page)).toContainText("Slika 8 od 8");
});
