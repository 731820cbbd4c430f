// The fields that this site adds to the editor.
import { expect, test } from "@playwright/test";
import {
  chooseFiles,
  clickButton,
  createPhoto,
  field,
  openForm,
  save,
  textbox,
  withGitHub,
} from "../support/editor";
import type { FakeGitHub } from "../support/fake-github";
import { previewPage } from "../support/previews";

test.use({ viewport: { width: 1280, height: 900 } });

let github: FakeGitHub;

test.beforeEach(async ({ page }) => {
  github = await withGitHub(page);
});

test("buttons make a text bold, a list and a link; the keyboard undoes it", async ({ page }) => {
  await openForm(page, "nove-stranice/entries/upis");
  const body = textbox(page, "body");
  const [plain, bold] = ["Ponesite:\n\n- papuče", "**Ponesite:**\n\n- **papuče**"];
  await body.fill(plain);
  await page.keyboard.press("ControlOrMeta+A");
  for (const expected of [bold, plain]) {
    await clickButton(page, "Podebljano");
    await expect(body).toHaveValue(expected);
  }
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(body).toHaveValue(bold);
  await body.fill("Ponesite papuče");
  await clickButton(page, "Podebljano");
  await expect(body).toHaveValue("Ponesite **papuče**");
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(body).toHaveValue("Ponesite papuče");
  await clickButton(page, "Lista");
  await page.keyboard.type(" i ");
  await clickButton(page, "Link");
  await clickButton(page, "Program: Cjenovnik");
  await expect(body).toHaveValue("- Ponesite papuče i [Program: Cjenovnik](/program#cjenovnik)");
  await expect(previewPage(page).locator("main li", { hasText: "papuče i Program" })).toBeVisible();
  // The link's text is selected, so that typing replaces it.
  await page.keyboard.type("cijene");
  await save(page);
  expect(github.read("content/pages/upis.md")).toMatch(
    /\n- Ponesite papuče i \[cijene\]\(\/program#cjenovnik\)\n$/,
  );
});

test("Escape closes the list of links, not the form", async ({ page }) => {
  await openForm(page, "kartice/entries/activities");
  await clickButton(page, "Link");
  await expect(page.getByText("Dijelovi stranica")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("Dijelovi stranica")).toBeHidden();
  await expect(field(page, "body")).toBeVisible();
});

test("a page and an icon are chosen by their names", async ({ page }) => {
  await openForm(page, "kartice/entries/activities");
  await field(page, "icon").getByRole("combobox").click();
  await page.getByRole("option", { name: "krevet" }).click();
  await field(page, "link").scrollIntoViewIfNeeded();
  await field(page, "link").getByRole("button", { name: "Otvori", exact: true }).click();
  await field(page, "link.to").getByRole("combobox").selectOption("Upis");
  await save(page);
  expect(
    github.listChangedLines("content/perks/activities.md").filter((line) => line.startsWith("+")),
  ).toEqual(['+icon: "rest"', '+  to: "/upis"']);
});

test("the point of a photo that is never cropped is set by dragging", async ({ page }) => {
  // The site behaves as if no photo were published yet.
  await page.route("**/photos.json", (route) => route.fulfill({ json: {} }));
  await openForm(page, "slike/entries/gallery-photos");
  await field(page, "photos").locator(".item button").first().click();
  const photo = page.locator(".focal-photo");
  const image = photo.locator("img");
  await expect(image).toHaveJSProperty("complete", true);
  await expect
    .poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  expect(await image.getAttribute("src")).toMatch(/^blob:/);
  await photo.scrollIntoViewIfNeeded();
  const box = await photo.boundingBox();
  if (!box) throw new Error("The photo is not rendered.");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.3, box.y + box.height * 0.8, { steps: 4 });
  await page.mouse.up();
  const slider = page.getByRole("slider", { name: "Lijevo ili desno" });
  await expect(slider).toHaveValue("30");
  await slider.press("ArrowRight");
  await save(page);
  expect(github.read("content/gallery/photos.yml")).toMatch(
    /focus: \{ x: 31, y: 80 \}|x: 31\n\s+y: 80/,
  );
});

test("many photos are added at once", async ({ page }) => {
  await openForm(page, "slike/entries/gallery-photos");
  const colours = ["#48c", "#c84", "#8c4"];
  const files = colours.map((colour, index) => createPhoto(colour, `IMG_${index}.JPG`));
  await chooseFiles(page, "added", await Promise.all(files));
  await expect(previewPage(page).locator('main [id^="slika"] img[src^="blob:"]')).toHaveCount(3);
  await save(page);
  expect(github.listChangedLines("content/gallery/photos.yml")).toEqual(
    [0, 1, 2].map((index) => `+  - photo: "img-${index}.webp"`),
  );
  await page.evaluate(() => window.location.assign("#/collections/slike/entries/gallery-photos"));
  await expect(field(page, "photos").locator(".item-wrapper")).toHaveCount(11);
  await expect(field(page, "added").getByText("img-0.webp")).toHaveCount(0);
});

test("a problem with an added photo is shown where it was chosen", async ({ page }) => {
  await openForm(page, "slike/entries/gallery-photos");
  await chooseFiles(page, "added", [await createPhoto("#48c", "mala.jpg", 64)]);
  await clickButton(page, "Sačuvaj");
  await expect(field(page, "added").getByText("Slika je premala")).toBeVisible();
  expect(github.commits).toHaveLength(1);
});

test("collapsed groups summarize their content", async ({ page }) => {
  await openForm(page, "podaci/entries/site-centre");
  await expect(field(page, "hours").first()).toContainText("ponedjeljak – petak, 06:30–18:00");
});

test("collapsed list items summarize their content", async ({ page }) => {
  await openForm(page, "podaci/entries/site-closures");
  await expect(field(page, "closures")).toContainText("12. 7. 2094. – 23. 7. 2094.: Kolektivni");
  await expect(field(page, "closures")).toContainText("1. 3. 2094.: Dan");
});
