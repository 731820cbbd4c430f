// Whatever is pressed twice ends as if it had been pressed once, or is as it was before.
import type { Locator, Page } from "@playwright/test";
import { expect, frames, holdRequests, open, screens, settled, test } from "./support/site";

const viewer = (page: Page) => page.getByRole("dialog", { name: "Pregled slika" });
const photo = (page: Page, number: number) => page.locator(`#slika-${number} a`);
const entries = (page: Page) => page.evaluate(() => window.history.length);

/** The centre of an element in view. */
async function centreOf(target: Locator): Promise<{ x: number; y: number }> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error("nothing to press");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

type Press = (page: Page, place: { x: number; y: number }) => Promise<void>;

const click: Press = (page, { x, y }) => page.mouse.click(x, y);
const tap: Press = (page, { x, y }) => page.touchscreen.tap(x, y);

/** Presses the same place twice, whatever is there the second time. */
async function pressTwice(page: Page, target: Locator, press: Press, pause: number): Promise<void> {
  const place = await centreOf(target);
  // Not one after the other: on a busy machine the answer to the first may take longer than the pause.
  await Promise.all([
    press(page, place),
    page.waitForTimeout(pause).then(() => press(page, place)),
  ]);
}

test.use({ hasTouch: true, viewport: screens.phone });

test("a photo tapped twice opens once, and closes at once", async ({ page }) => {
  await open(page, "/gallery");
  for (const code of ["cold", "warm"]) {
    const before = await entries(page);
    await pressTwice(page, photo(page, 2), tap, 200);
    await expect(viewer(page), code).toContainText("Slika 2 od 8");
    await frames(page, 5);
    expect(await entries(page), code).toBe(code === "cold" ? before + 1 : before);
    const close = page.getByRole("button", { name: "Zatvori pregled fotografija" });
    await pressTwice(page, close, tap, 200);
    await expect(viewer(page), code).toBeHidden();
    await expect(page).toHaveURL("/gallery");
  }
});

test("the menu clicked twice opens, and its links are followed once", async ({ page }) => {
  await open(page, "/program");
  const burger = page.getByRole("button", { name: "Otvori meni" });
  await pressTwice(page, burger, click, 200);
  await frames(page, 5);
  const menu = page.locator("dialog");
  await expect(menu).toBeVisible();
  const link = menu.getByRole("link", { name: "Galerija", exact: true });
  const before = await entries(page);
  await pressTwice(page, link, click, 200);
  await expect(menu).toBeHidden();
  await settled(page, "Galerija");
  await frames(page, 5);
  await expect(page).toHaveURL("/gallery");
  expect(await entries(page)).toBe(before + 1);
});

test("the form tapped twice is sent once", async ({ page }) => {
  const sent: string[] = [];
  await page.route("**/api/v1.0/email/send", (route) => {
    sent.push(route.request().postDataJSON().template_params.name);
    return route.fulfill({ body: "OK" });
  });
  await open(page, "/contact");
  await page.getByRole("textbox", { name: "Puno ime" }).fill("Amra");
  await pressTwice(page, page.locator("form [type=submit]"), tap, 0);
  await expect(page.getByRole("heading", { name: /Hvala/ })).toBeVisible();
  await frames(page, 5);
  expect(sent).toEqual(["Amra"]);
});

test("two photos chosen before the viewer has come: the last one opens, with one entry", async ({
  page,
}) => {
  await open(page, "/gallery");
  const release = await holdRequests(page, /\.js$/);
  const before = await entries(page);
  for (const number of [2, 3, 2]) await photo(page, number).click();
  release();
  await expect(viewer(page)).toContainText("Slika 2 od 8");
  expect(await entries(page)).toBe(before + 1);
  await page.keyboard.press("Escape");
  await expect(viewer(page)).toBeHidden();
  await expect(page).toHaveURL("/gallery");
});

test("a photo closed and opened again at once stays open, with one entry", async ({ page }) => {
  await open(page, "/gallery");
  await photo(page, 2).click();
  await expect(viewer(page)).toContainText("Slika 2 od 8");
  const before = await entries(page);
  await page.evaluate(() => {
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    document.querySelector<HTMLElement>(".yarl__button[aria-label*=Zatvori]")?.click();
  });
  await expect(viewer(page)).toBeHidden();
  await page.evaluate(() => document.querySelector<HTMLElement>("#slika-3 a")?.click());
  await expect(viewer(page)).toContainText("Slika 3 od 8");
  await expect(page).toHaveURL("/gallery#slika-3");
  expect(await entries(page)).toBe(before);
});

test.describe("links", () => {
  test.use({ viewport: screens.desktop });
  const link = (page: Page, name: string) =>
    page.getByRole("banner").getByRole("navigation").getByRole("link", { name, exact: true });

  /**
   * Holds back the data of a page.
   * @returns a function that lets it through and waits longer than a page change takes to begin
   */
  const holdData = async (page: Page, name: string) => {
    const release = await holdRequests(page, `**/page-data/${name}/page-data.json`);
    const arrived = page.waitForResponse(`**/page-data/${name}/page-data.json`);
    return async () => {
      release();
      await arrived;
      await frames(page, 40);
    };
  };

  test("of two links the last one wins, even if it is faster", async ({ page }) => {
    await open(page, "/");
    const releaseData = await holdData(page, "gallery");
    await link(page, "Galerija").click();
    await link(page, "Program").click();
    await settled(page, "Naš program");
    await releaseData();
    await expect(page).toHaveURL("/program");
  });

  test("the back button wins over a link whose page is still loading", async ({ page }) => {
    await open(page, "/");
    await link(page, "Program").click();
    await settled(page, "Naš program");
    const releaseData = await holdData(page, "about-us");
    await link(page, "O nama").click();
    await page.goBack();
    await releaseData();
    await expect(page).toHaveURL("/");
  });
});
