// Nothing is overwritten, and nothing thrown away, that nobody has seen.
import { expect, type Page, test } from "@playwright/test";
import texts from "../../src/editors/browser/locale/bs.json";
import { contentFiles } from "../support/content-files";
import { fillFolder } from "../support/editor-folder";
import { EditorForm } from "../support/editor-form";
import { GitHub } from "../support/github";
import {
  centreFile,
  dialog,
  leave,
  openCentre,
  openForm,
  press,
  write,
} from "../support/github-editor";

// The editor is loaded two or three times, 2.6 MB each: long on a machine with much to do.
test.describe.configure({ timeout: 60_000 });

const centre = "podaci/entries/site-centre";

/** Changes words of a file in the folder, as another program does. */
async function replace(page: Page, form: EditorForm, file: string, from: string, to: string) {
  const text = String(await form.read(file));
  expect(text).toContain(from);
  await fillFolder(page, { [file]: text.replace(from, to) });
}

test("a file that has changed on this computer is overwritten only after a yes", async ({
  page,
}) => {
  const form = await EditorForm.start(page);
  await form.open(centre);
  await write(page, "Naziv", "Sanjalica nova");
  await page.waitForTimeout(800); // Until the editor keeps a copy.
  await replace(page, form, centreFile, "Mustafe Pintola 123", "Mustafe Pintola 5");
  await press(page, texts.save);
  await expect(dialog(page)).toContainText("promijenjeno na ovom računaru");
  await press(page, "U redu");
  expect(String(await form.read(centreFile))).toContain("Mustafe Pintola 5");

  await leave(page);
  await press(page, texts.restore);
  await press(page, texts.save);
  await expect(dialog(page)).toContainText("te izmjene bit će izgubljene");
  expect(String(await form.read(centreFile))).toContain("Mustafe Pintola 5");
  await press(page, texts.save_conflict.save_anyway);
  await expect(page.getByText("Sačuvano.")).toBeVisible();
  // A form that is saved closes.
  await expect(page.locator(".content-editor")).toHaveCount(0);

  await form.open(centre);
  await form.write("name", "Sanjalica");
  await form.save();
  expect(String(await form.read(centreFile))).toContain('name: "Sanjalica"');
});

test("unsaved words are offered after a deployment that has changed a label", async ({ page }) => {
  await openForm(page, new GitHub(contentFiles()), "obavjestenja/new");
  await write(page, "Naslov", "Šetnja do šume");
  await page.waitForTimeout(800); // Until the editor keeps a copy.
  await page.route("**/admin/admin-*.js", async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll("Prvi dan", "Od dana"),
    });
  });
  await leave(page);
  await press(page, texts.restore);
  await expect(page.getByRole("textbox", { name: "Naslov", exact: true })).toHaveValue(
    "Šetnja do šume",
  );
  await expect(page.getByText("Od dana")).toBeVisible();
});

test("what another tab has saved is overwritten only after a yes", async ({ page, context }) => {
  const github = new GitHub(contentFiles());
  const other = await context.newPage();
  await openCentre(page, github);
  await openCentre(other, github);
  await write(other, "Podnaslov", "vrtić na Ilidži");
  await press(other, texts.save);
  await expect(other.getByText("Sačuvano.")).toBeVisible();
  await write(page, "Naziv", "Sanjalica nova");
  await page.waitForTimeout(800); // Until the editor keeps a copy.
  await press(page, texts.save);
  await expect(dialog(page)).toContainText("u drugom prozoru");
  expect(github.commits).toHaveLength(2);
  await press(page, "U redu");
  await leave(page);
  await press(page, texts.restore);
  await press(page, texts.save);
  await expect(dialog(page)).toContainText("te izmjene bit će izgubljene");
});

test("the first form on a device shows its small pictures", async ({ page }) => {
  const form = await EditorForm.start(page);
  await form.open("slike/entries/gallery-photos");
  const picture = page.locator(".content-editor img").first();
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
});
