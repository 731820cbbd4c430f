// The editor on a phone, which is what teachers have at hand.
import { expect, type Locator, type Page, test } from "@playwright/test";
import texts from "../../src/editor/locale/bs.json";
import { clickButton, field, openForm, textbox, typeInto, withGitHub } from "../support/editor";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test.beforeEach(async ({ page }) => {
  await withGitHub(page);
});

test("“saved” stands beside the button for something new", async ({ page }) => {
  await openForm(page, "kartice/entries/activities");
  await typeInto(page, "title", "Novo ime");
  await clickButton(page, texts.save);
  const said = await page.locator(".toast").filter({ hasText: "Sačuvano." }).boundingBox();
  const button = await page.getByLabel(texts.create_new_entry).boundingBox();
  expect((said?.x ?? 0) + (said?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0);
});

test("the list of errors leads to a field that was out of view", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 300 });
  await openForm(page, "kartice/new");
  await expect(field(page, "body")).toHaveCount(0);
  await clickButton(page, texts.save);
  await clickButton(page, texts.show_errors);
  await page.locator("button.ref").last().click();
  await expect(textbox(page, "body")).toBeFocused();
});

test("menus have only commands that do something", async ({ page }) => {
  await openForm(page, "kartice/entries/activities");
  const menus = page.locator(".content-editor [role=toolbar] button[aria-haspopup=menu]:visible");
  const items = page.locator("[role^=menuitem]:visible");
  await menus.click();
  const both = [/^ *Napravi kopiju/, /^ *Obriši/, /^ *Vrati sve kako je bilo/];
  await expect(items).toHaveText([/Pogledajte na stranici/, /Provjera/, /Historija/, ...both]);
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 1280, height: 800 });
  await menus.click();
  await expect(items).toHaveText([...both, /Prikaži pregled/]);
  await expect(page.locator(".sidebar .tabs button:visible")).toHaveCount(2);
});

/** Open an item of a photo list. */
async function openPhoto(page: Page): Promise<void> {
  await openForm(page, "slike/entries/gallery-photos");
  await field(page, "photos")
    .locator(".item-wrapper", { hasText: "Voštane" })
    .getByRole("button", { name: texts.expand, exact: true })
    .tap();
}

/** Find controls in the topmost layer that are less than 40 px wide or high. */
const findSmallTargets = (page: Page) =>
  page.evaluate(() => {
    const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
    const layer = dialog ?? document.querySelector(".content-editor") ?? document;
    const isLarge = ({ width, height }: { width: number | string; height: number | string }) =>
      Number.parseFloat(`${width}`) >= 40 && Number.parseFloat(`${height}`) >= 40;
    return [...layer.querySelectorAll("button, a[href], input, select, textarea, [role=textbox]")]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => !isLarge((control.closest("label") ?? control).getBoundingClientRect()))
      .filter((control) => !isLarge(getComputedStyle(control, "::after")))
      .map((control) => control.outerHTML);
  });

test("controls are large enough for a finger", async ({ page }) => {
  for (const form of ["stranice/entries/pages-home", "program/entries/education"]) {
    await openForm(page, form);
    expect(await findSmallTargets(page)).toEqual([]);
  }
  await openPhoto(page);
  await expect(field(page, "photos.1.title")).toBeVisible();
  expect(await findSmallTargets(page)).toEqual([]);
  await clickButton(page, texts.replace_image);
  await expect(page.getByRole("option").first()).toBeVisible();
  expect(await findSmallTargets(page)).toEqual([]);
});

/** Return the content of the `::after` pseudo-element. */
const getContentAfter = (element: Locator) =>
  element.evaluate((shown) => getComputedStyle(shown, "::after").content);

test("files to choose from have names", async ({ page }) => {
  await page.goto("/admin#/assets/content/files");
  expect(await getContentAfter(page.getByRole("row", { name: "nacrt" }))).toBe('"nacrt.pdf"');
  await openPhoto(page);
  await clickButton(page, texts.replace_image);
  const photos = page.getByRole("dialog").getByRole("option");
  expect(await getContentAfter(photos.last())).toContain(".webp");
});

const parts = [
  ["dijelovi-stranica/entries/upis/papiri", "/upis#papiri"],
  ["podaci/entries/site-closures", "/contact#podaci"],
] as const;

test("the link to the page leads to the part that is edited", async ({ page }) => {
  for (const [form, address] of parts) {
    await openForm(page, form);
    await clickButton(page, texts.show_editor_options);
    const opened = page.waitForEvent("popup");
    await clickButton(page, texts.view_on_live_site, "menuitem");
    await expect(await opened).toHaveURL(address);
    await expect((await opened).locator(":target")).toBeInViewport();
  }
});
