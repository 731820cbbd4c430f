// Every act that the editor offers. After each, what is in the repository can be published: the real
// check finds no error in it.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { checkContent } from "../../src/check/disk/check-content";
import texts from "../../src/editors/browser/locale/bs.json";
import { contentFiles } from "../support/content-files";
import { GitHub } from "../support/github";
import { press } from "../support/github-editor";
import { pdfOf } from "../support/pdf";

test.describe.configure({ timeout: 60_000 });
test.use({ viewport: { width: 1280, height: 900 } });

let github: GitHub;

test.beforeEach(async ({ page }) => {
  github = new GitHub(contentFiles());
  await github.serve(page);
  const user = JSON.stringify({ backendName: "github", token: GitHub.token });
  await page.addInitScript((stored) => localStorage.setItem("sveltia-cms.user", stored), user);
});

/** The errors that a build of the repository's content would stop at. */
async function errorsInRepository(): Promise<string[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "acts-"));
  for (const [file, bytes] of github.contents) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), bytes);
  }
  const problems = await checkContent(path.join(folder, "content"));
  fs.rmSync(folder, { recursive: true });
  return problems.filter(({ severity }) => severity === "error").map(({ what }) => what);
}

test.afterEach(async () => expect(await errorsInRepository()).toEqual([]));

/** Paths that the last commit has written or deleted. */
const changed = () => [...(github.commits.at(-1)?.changes.keys() ?? [])];

/** What stands over the page when an act is refused. */
const refusal = (page: Page) => page.locator(".ask");

const field = (page: Page, name: string) =>
  page.locator(`[data-key-path="${name}"]`).getByRole("textbox").first();

async function openForm(page: Page, route: string): Promise<void> {
  await page.goto(`/admin#/collections/${route}`);
  await expect(page.locator(".content-editor [data-key-path]").first()).toBeVisible();
}

/** Chooses from the menu beside the button that saves. */
async function chooseInForm(page: Page, command: string): Promise<void> {
  await press(page, texts.show_editor_options);
  await page.getByRole("menuitem").filter({ hasText: command }).click();
}

async function openFiles(page: Page): Promise<void> {
  await page.goto("/admin#/assets/content/files");
  await expect(page.getByText("zahtjev-za-upis.pdf").first()).toBeVisible();
}

async function upload(page: Page, name: string, buffer: Buffer): Promise<void> {
  await openFiles(page);
  const mimeType = "application/pdf";
  await page.locator('input[type="file"]').first().setInputFiles({ name, mimeType, buffer });
  const dialog = page.getByRole("alertdialog").or(page.getByRole("dialog"));
  await dialog.getByRole("button", { name: texts.upload, exact: true }).click();
}

test("a new page with the title of another gets an address of its own", async ({ page }) => {
  await openForm(page, "nove-stranice/new");
  await field(page, "title").fill("Program");
  await field(page, "intro").fill("Ljeto kod nas.");
  await page.locator('[data-key-path="look"]').getByRole("radio").first().click();
  await press(page, texts.save);
  await expect(page.getByText("Sačuvano.")).toBeVisible();
  expect(changed()).toEqual(["content/pages/program-2.md"]);
});

test("a page that the menu names is not deleted", async ({ page }) => {
  await openForm(page, "nove-stranice/entries/upis");
  const before = github.commits.length;
  await chooseInForm(page, texts.delete);
  await press(page, texts.delete);
  await expect(refusal(page)).toContainText("Meni");
  await press(page, "U redu");
  expect(github.commits.length).toBe(before);
});

test("a notice is deleted", async ({ page }) => {
  await openForm(page, "obavjestenja/entries/izlet");
  await chooseInForm(page, texts.delete);
  await press(page, texts.delete);
  await expect(page.getByText("Unos je obrisan.")).toBeVisible();
  expect(changed()).toEqual(["content/notices/izlet.md"]);
});

test("a copy of a card gets a name of its own", async ({ page }) => {
  await openForm(page, "kartice/entries/team");
  await chooseInForm(page, texts.duplicate);
  await field(page, "title").fill("Program");
  await page.locator('[data-key-path="order"] input').first().fill("9");
  await press(page, texts.save);
  await expect(page.getByText("Sačuvano.")).toBeVisible();
  expect(changed()).toEqual(["content/perks/program-2.md"]);
});

for (const [name, stored] of [
  ["Zahtjev_za_upis 2026.pdf", "zahtjev-za-upis-2026.pdf"],
  ["~ Ljeto ~.pdf", "ljeto.pdf"],
  ["Rođendani.PDF", "rodjendani.pdf"],
  ["🌞.pdf", "novo.pdf"],
] as const) {
  test(`a document called ${name} is stored as ${stored}`, async ({ page }) => {
    await upload(page, name, pdfOf("Upis"));
    await expect.poll(changed).toEqual([`content/files/${stored}`]);
  });
}

test("what is no document is not stored", async ({ page }) => {
  const before = github.commits.length;
  await upload(page, "upis.pdf", Buffer.from("<html>"));
  await expect(refusal(page)).toContainText("nije PDF");
  expect(github.commits.length).toBe(before);
});

test("a document in use is not deleted", async ({ page }) => {
  await openFiles(page);
  const before = github.commits.length;
  await page.getByText("zahtjev-za-upis.pdf").first().click();
  await page.getByRole("button").filter({ hasText: texts.delete }).first().click();
  await page.getByRole("alertdialog").getByRole("button", { name: texts.delete }).click();
  await expect(refusal(page)).toContainText("zahtjev-za-upis.pdf");
  expect(github.commits.length).toBe(before);
});

test("the name of a page in its address is not changed", async ({ page }) => {
  await openForm(page, "nove-stranice/entries/upis");
  await press(page, texts.show_editor_options);
  await expect(page.getByRole("menuitem").filter({ hasText: texts.edit_slug })).toBeDisabled();
});
