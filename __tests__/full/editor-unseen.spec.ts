// Nothing is overwritten, and nothing thrown away, that nobody has seen.
import { expect, test } from "@playwright/test";
import texts from "../../src/editors/browser/locale/bs.json";
import { contentFiles } from "../support/content-files";
import {
  centreFile,
  centreForm,
  dialog,
  expectKept,
  leave,
  openForm,
  press,
  save,
  textbox,
  withGitHub,
  write,
} from "../support/editor";
import { fillFolder, openEditor, readEditorFile } from "../support/editor-folder";

test("a file that has changed on this computer is overwritten only after a yes", async ({
  page,
}) => {
  const read = async () => String(await readEditorFile(page, centreFile));
  await openEditor(page, contentFiles());
  await expect(page.getByText("Dijelovi programa").first()).toBeAttached();
  await openForm(page, centreForm);
  await write(page, "name", "Sanjalica nova");
  await expectKept(page, "Sanjalica nova");
  const changed = (await read()).replace("Mustafe Pintola 123", "Mustafe Pintola 5");
  await fillFolder(page, { [centreFile]: changed });
  await press(page, texts.save);
  await expect(dialog(page)).toContainText("promijenjeno na ovom računaru");
  await press(page, "U redu");
  expect(await read()).toBe(changed);

  await leave(page);
  await press(page, texts.restore);
  await press(page, texts.save);
  await expect(dialog(page)).toContainText("te izmjene bit će izgubljene");
  expect(await read()).toBe(changed);
  await press(page, texts.save_conflict.save_anyway);
  await expect(page.getByText("Sačuvano.")).toBeVisible();
  // A form that is saved closes.
  await expect(page.locator(".content-editor")).toHaveCount(0);

  await openForm(page, centreForm);
  await write(page, "name", "Sanjalica");
  await save(page);
  expect(await read()).toContain('name: "Sanjalica"');
});

test("unsaved words are offered after a deployment that has changed a label", async ({ page }) => {
  await withGitHub(page);
  await openForm(page, "obavjestenja/new");
  await write(page, "title", "Šetnja do šume");
  await expectKept(page, "Šetnja do šume");
  await page.route("**/admin/admin-*.js", async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll("Prvi dan", "Od dana"),
    });
  });
  await leave(page);
  await press(page, texts.restore);
  await expect(textbox(page, "title")).toHaveValue("Šetnja do šume");
  await expect(page.getByText("Od dana")).toBeVisible();
});

test("what another tab has saved is overwritten only after a yes", async ({ page, context }) => {
  const github = await withGitHub(page);
  const other = await context.newPage();
  await withGitHub(other, github);
  for (const tab of [page, other]) await openForm(tab, centreForm);
  await write(other, "subtitle", "vrtić na Ilidži");
  await save(other);
  await write(page, "name", "Sanjalica nova");
  await expectKept(page, "Sanjalica nova");
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
  await withGitHub(page);
  await openForm(page, "slike/entries/gallery-photos");
  const picture = page.locator(".content-editor img").first();
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
});
