// Nothing is overwritten or discarded that nobody has seen.
import { expect, type Page, test } from "@playwright/test";
import texts from "../../src/editor/locale/bs.json";
import {
  centreFile,
  centreForm,
  clickButton,
  dialog,
  expectSaveRefused,
  expectStored,
  openCentreForm,
  openForm,
  reloadDiscarding,
  save,
  textbox,
  typeInto,
  withGitHub,
} from "../support/editor";
import { type Failure, teacher } from "../support/fake-github";

const newName = 'name: "Sanjalica nova"';

/** Reload the page, restore the unsaved changes and save, which the editor then asks to confirm. */
async function saveAgain(page: Page): Promise<void> {
  await reloadDiscarding(page);
  await clickButton(page, texts.restore);
  await expectSaveRefused(page, "te izmjene bit će izgubljene");
}

test("changes in a closed tab are discarded only once confirmed", async ({ page, context }) => {
  const github = await withGitHub(page);
  await openForm(page, "obavjestenja/new");
  await typeInto(page, "title", "Šetnja do šume");
  await expectStored(page, "Šetnja do šume");
  await page.close();
  const again = await context.newPage();
  await withGitHub(again, github);
  await again.goto("/admin#/collections/obavjestenja/new");
  await expect(dialog(again)).toContainText("Želite li ih vratiti?");
  await again.keyboard.press("Escape");
  await expect(again.getByRole("dialog")).toContainText("obrisati nesačuvane izmjene?");
  await again.keyboard.press("Escape");
  await expect(textbox(again, "title")).toHaveValue("Šetnja do šume");
});

test("a colleague's change of the same file is overwritten only after a yes", async ({ page }) => {
  const github = await openCentreForm(page);
  await typeInto(page, "name", "Sanjalica nova");
  github.replace(centreFile, "Mustafe Pintola 123", "Mustafe Pintola 5");
  await expectSaveRefused(page, "te izmjene bit će izgubljene");
  expect(github.read(centreFile)).toContain("Mustafe Pintola 5");
  await clickButton(page, "Ipak sačuvaj");
  await expect(page.getByText("Sačuvano.")).toBeVisible();
  expect(github.read(centreFile)).toContain(newName);
  expect(github.commits.at(-1)?.author).toBe(teacher);
});

test("of two saves at once both are kept", async ({ page }) => {
  const github = await openCentreForm(page);
  github.beforeSave = () => github.replace("content/notices/izlet.md", "kapu", "kapicu");
  await typeInto(page, "name", "Sanjalica nova");
  await expectSaveRefused(page, "Neko je sačuvao druge izmjene u isto vrijeme kad i Vi.");
  await clickButton(page, "U redu");
  await save(page);
  expect(github.read("content/notices/izlet.md")).toContain("kapicu");
  expect(github.read(centreFile)).toContain(newName);
});

test("an error of the server at the start does not delete the token", async ({ page }) => {
  const github = await openCentreForm(page);
  const start = async (trouble: Failure, sentence: string) => {
    github.failure = trouble;
    await page.reload();
    await expect(page.getByText(sentence)).toBeVisible();
  };
  await start("offline", "Server nije dostupan");
  await start("broken", "Server trenutno ne radi kako treba");
  github.failure = undefined;
  await page.reload();
  await expect(textbox(page, "name")).toBeVisible();
});

test("a save without a response is not repeated", async ({ page }) => {
  const github = await openCentreForm(page);
  github.failure = "unanswered";
  await typeInto(page, "name", "Sanjalica nova");
  await expectSaveRefused(page, "Ono što ste napisali i dalje je u obrascu.");
  await clickButton(page, "U redu");
  await expect(dialog(page)).toHaveCount(0);
  github.failure = undefined;
  await expectSaveRefused(page, "Unos je u međuvremenu promijenjen");
  // Two people may share a token.
  await expect(dialog(page)).toContainText(new RegExp(`ključ za prijavu: .?${teacher.name}`));
  expect(github.commits).toHaveLength(2);
});

test("unsaved changes survive a deployment that changes a label", async ({ page }) => {
  await withGitHub(page);
  await openForm(page, "obavjestenja/new");
  await typeInto(page, "title", "Šetnja do šume");
  await expectStored(page, "Šetnja do šume");
  await page.route("**/admin/admin-*.js", async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll("Prvi dan", "Od dana"),
    });
  });
  await reloadDiscarding(page);
  await clickButton(page, texts.restore);
  await expect(textbox(page, "title")).toHaveValue("Šetnja do šume");
  await expect(page.getByText("Od dana")).toBeVisible();
});

test("what another tab has saved is overwritten only after a yes", async ({ page, context }) => {
  const github = await withGitHub(page);
  const other = await context.newPage();
  await withGitHub(other, github);
  for (const tab of [page, other]) await openForm(tab, centreForm);
  await typeInto(other, "subtitle", "vrtić na Ilidži");
  await save(other);
  await typeInto(page, "name", "Sanjalica nova");
  await expectStored(page, "Sanjalica nova");
  await expectSaveRefused(page, "u drugom prozoru");
  expect(github.commits).toHaveLength(2);
  await clickButton(page, "U redu");
  await saveAgain(page);
});

test("the first form on a device shows its thumbnails", async ({ page }) => {
  await withGitHub(page);
  await openForm(page, "slike/entries/gallery-photos");
  const picture = page.locator(".content-editor img").first();
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
});
