// Creating, deleting and renaming files in the editor. After each test, the real check finds no error in the
// repository.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { checkContent } from "../../src/check/disk/check-content";
import texts from "../../src/editor/locale/bs.json";
import { readContent } from "../support/content-files";
import { clickButton, dialog, openForm, save, textbox, withGitHub } from "../support/editor";
import type { FakeGitHub } from "../support/fake-github";

test.use({ viewport: { width: 1280, height: 900 } });

let github: FakeGitHub;

test.beforeEach(async ({ page }) => {
  github = await withGitHub(page);
});

/** Return the errors that would stop a build of the repository's content. */
async function findErrorsInRepository(): Promise<string[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "acts-"));
  for (const [file, bytes] of github.files) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), bytes);
  }
  const problems = await checkContent(path.join(folder, "content"));
  fs.rmSync(folder, { recursive: true });
  return problems.filter(({ severity }) => severity === "error").map(({ what }) => what);
}

test.afterEach(async () => expect(await findErrorsInRepository()).toEqual([]));

const buffer = readContent("files/nacrt.pdf");

/** Return a document as a file to choose. */
const toFile = (name: string) => ({ name, mimeType: "application/pdf", buffer });

/** Return the paths that the last commit has written or deleted. */
const getChangedPaths = () => [...(github.commits.at(-1)?.changes.keys() ?? [])];

/** Choose a command from the menu beside the button that saves. */
async function chooseInForm(page: Page, command: string): Promise<void> {
  await clickButton(page, texts.show_editor_options);
  await page.getByRole("menuitem").filter({ hasText: command }).click();
}

async function openFiles(page: Page): Promise<void> {
  await page.goto("/admin#/assets/content/files");
  await expect(page.getByRole("gridcell", { name: /\.pdf$/ }).first()).toBeVisible();
}

const answerDialog = (page: Page, button: string) =>
  page
    .getByRole("alertdialog")
    .or(page.getByRole("dialog"))
    .getByRole("button", { name: button, exact: true })
    .click();

/** Delete what is selected or open. */
async function deleteChosen(page: Page): Promise<void> {
  await page.getByRole("button").filter({ hasText: texts.delete }).first().click();
  await dialog(page).getByRole("button", { name: texts.delete }).click();
}

async function chooseForFile(page: Page, name: string, command: string): Promise<void> {
  await page.getByRole("row", { name }).getByText(name).click();
  await clickButton(page, texts.show_edit_options);
  await page.getByRole("menuitem", { name: command }).click();
}

async function rename(page: Page, name: string, to: string): Promise<void> {
  await chooseForFile(page, name, texts.rename_asset);
  // Not typed, because Sveltia CMS selects the name without its extension at an unknown moment.
  await page.getByRole("dialog").getByRole("textbox").fill(to);
  await answerDialog(page, texts.rename);
}

async function expectRefused(page: Page, reason: string): Promise<void> {
  await expect(page.locator(".editor-dialog")).toContainText(reason);
  expect(github.commits).toHaveLength(1);
}

test("a copy of a card gets a name of its own", async ({ page }) => {
  await openForm(page, "kartice/entries/team");
  await chooseInForm(page, texts.duplicate);
  await textbox(page, "title").fill("Program");
  await textbox(page, "order").fill("9");
  await save(page);
  expect(getChangedPaths()).toEqual(["content/perks/program-2.md"]);
});

test("several documents are stored at once, each under a name of its own", async ({ page }) => {
  await openFiles(page);
  const files = ["Upis.pdf", "upis!.pdf", "Kućni_red.pdf"].map(toFile);
  await page.locator('input[type="file"]').first().setInputFiles(files);
  const keepBoth = page.getByRole("radio", { name: texts.keep_both });
  await keepBoth.click();
  await expect(keepBoth).toBeChecked();
  await answerDialog(page, texts.upload);
  const names = ["upis.pdf", "upis-1.pdf", "kucni-red-1.pdf"];
  await expect.poll(getChangedPaths).toEqual(names.map((name) => `content/files/${name}`));
});

test("a document in use is not deleted, nor one beside it", async ({ page }) => {
  await openFiles(page);
  const names = ["nacrt.pdf", "zahtjev-za-upis.pdf"];
  for (const name of names) await page.getByRole("row", { name }).getByRole("checkbox").click();
  await deleteChosen(page);
  await expectRefused(page, "zahtjev-za-upis.pdf");
});

test("a document is replaced under its name", async ({ page }) => {
  await openFiles(page);
  await chooseForFile(page, "zahtjev-za-upis.pdf", texts.replace_file);
  const input = page.getByRole("dialog").locator('input[type="file"]');
  await input.setInputFiles(toFile("Upis 2027.pdf"));
  await answerDialog(page, texts.replace);
  await expect.poll(getChangedPaths).toEqual(["content/files/zahtjev-za-upis.pdf"]);
  expect(github.files.get("content/files/zahtjev-za-upis.pdf")).toEqual(buffer);
});

test("a document is renamed only to a name that its address can have", async ({ page }) => {
  await openFiles(page);
  await rename(page, "nacrt.pdf", "Nacrt ugovora.pdf");
  await expectRefused(page, "nacrt-ugovora.pdf");
  await clickButton(page, "U redu");
  await rename(page, "nacrt.pdf", "nacrt-ugovora.pdf");
  await expect.poll(getChangedPaths).toContain("content/files/nacrt-ugovora.pdf");
});

test("an unused card is deleted", async ({ page }) => {
  await openForm(page, "kartice/entries/team");
  await chooseInForm(page, texts.delete);
  await answerDialog(page, texts.delete);
  await expect.poll(getChangedPaths).toEqual(["content/perks/team.md"]);
});
