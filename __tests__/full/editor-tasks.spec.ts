// Tasks from the staff guide. After each, the files must have changed as if a careful person had edited them by hand.
import { expect, type Locator, type Page, test } from "@playwright/test";
import texts from "../../src/editor/locale/bs.json";
import {
  centreFile,
  centreForm,
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

const gallery = "content/gallery/photos.yml";
const menu = "content/site/navigation.yml";

let github: FakeGitHub;

test.beforeEach(async ({ page }) => {
  github = await withGitHub(page);
});

/** Scroll to a list item and return it. Sveltia CMS renders only items in view. */
async function scrollToItem(page: Page, list: string, index: number): Promise<Locator> {
  await field(page, list).evaluate((element) => element.scrollIntoView({ block: "start" }));
  const found = field(page, list).locator(".item-wrapper").nth(index);
  await found.scrollIntoViewIfNeeded();
  return found;
}

/** Add an item at the end of a list. @param label label of an item */
async function addItem(page: Page, list: string, label: string): Promise<void> {
  await field(page, list).evaluate((element) => element.scrollIntoView({ block: "start" }));
  // Sveltia CMS wraps inserted names in characters that isolate text direction.
  const name = new RegExp(`Dodaj: .?${label}`);
  await field(page, list).getByRole("button", { name }).last().click();
}

async function addItemAbove(page: Page, list: string, index: number): Promise<void> {
  const below = await scrollToItem(page, list, index);
  await below.getByRole("button", { name: texts.list_item_options, exact: true }).first().click();
  await clickButton(page, "Dodaj stavku iznad", "menuitem");
}

/** Choose a photo as from a phone. */
async function addPhoto(page: Page, name: string, file: string, background: string): Promise<void> {
  await chooseFiles(page, name, [await createPhoto(background, file)]);
  await expect(field(page, name).getByRole("button", { name: texts.replace })).toBeVisible();
}

test("another closing time on Thursdays", async ({ page }) => {
  await openForm(page, centreForm);
  const expand = { name: texts.expand, exact: true };
  await field(page, "hours").getByRole("button", expand).first().click();
  await field(page, "hours").evaluate((element) => element.scrollIntoView({ block: "start" }));
  await addItem(page, "hours.days", "Radno vrijeme dana");
  await field(page, "hours.days.3.from").getByRole("combobox").click();
  await page.getByRole("option", { name: "četvrtak", exact: true }).click();
  await textbox(page, "hours.days.3.opens").fill("06:30");
  await textbox(page, "hours.days.3.closes").fill("17:00");
  await save(page);
  expect(github.listChangedLines(centreFile)).toEqual([
    '+    - from: "četvrtak"',
    '+      opens: "06:30"',
    '+      closes: "17:00"',
  ]);
});

test("two photos of a phone, one of them as the fourth", async ({ page }) => {
  await openForm(page, "slike/entries/gallery-photos");
  await addItem(page, "photos", "Slika");
  await addPhoto(page, "photos.8.photo", "IMG_0001.JPG", "#48c");
  await addItemAbove(page, "photos", 3);
  await addPhoto(page, "photos.3.photo", "IMG_0002.JPG", "#c84");
  await textbox(page, "photos.3.title").fill("Jesenja šetnja");
  await expect(previewPage(page).locator('main img[src^="blob:"]')).toHaveCount(2);
  await expect(previewPage(page).locator("#slika-4 img")).toHaveAttribute("src", /^blob:/);
  await save(page);
  expect(github.listChangedLines(gallery)).toEqual([
    '+  - photo: "img-0002.webp"',
    '+    title: "Jesenja šetnja"',
    '+  - photo: "img-0001.webp"',
  ]);
  const lines = github.read(gallery)?.split("\n") ?? [];
  const photos = lines.filter((line) => line.includes("photo:"));
  expect(photos.findIndex((line) => line.includes("img-0002"))).toBe(4);
});

test("a new page in the menu", async ({ page }) => {
  await openForm(page, "nove-stranice/new");
  await textbox(page, "title").fill("Škola plivanja");
  await textbox(page, "intro").fill("Djeca idu na bazen svakog petka.");
  await field(page, "sky").getByRole("radio", { name: "jutro", exact: true }).click();
  await textbox(page, "body").fill("## Šta ponijeti\n\nKupaći kostim i peškir.");
  await save(page);
  expect(github.read("content/pages/skola-plivanja.md")).toBe(
    [
      "---",
      'title: "Škola plivanja"',
      'intro: "Djeca idu na bazen svakog petka."',
      'sky: "morning"',
      "---",
      "",
      "## Šta ponijeti",
      "",
      "Kupaći kostim i peškir.\n",
    ].join("\n"),
  );
  await openForm(page, "podaci/entries/site-navigation");
  await addItemAbove(page, "items", 6);
  await textbox(page, "items.6.label").fill("Plivanje");
  await field(page, "items.6.to").getByRole("combobox").selectOption("/skola-plivanja");
  await save(page);
  expect(github.listChangedLines(menu)).toEqual([
    '+  - label: "Plivanje"',
    '+    to: "/skola-plivanja"',
  ]);
});
