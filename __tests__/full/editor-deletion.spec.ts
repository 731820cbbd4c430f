// A deletion says what it deletes, and can be taken back.
import { expect, type Page, test } from "@playwright/test";
import texts from "../../src/editors/browser/locale/bs.json";
import { dialog, press, textbox, withGitHub } from "../support/editor";
import type { GitHub } from "../support/github";

let github: GitHub;
let before: ReadonlyMap<string, Buffer>;

test.beforeEach(async ({ page }) => {
  github = await withGitHub(page);
  before = new Map(github.contents);
});

const offer = (page: Page) => page.locator(".deleted");

/** Presses the command, looks whether the question names what goes, and says yes. */
async function deleteNamed(page: Page, ...names: string[]): Promise<void> {
  await page.getByRole("button").filter({ hasText: texts.delete }).first().click();
  const yes = dialog(page).getByRole("button", { name: texts.delete });
  const named = names.map((name) => `„${name}”`).join(", ");
  if (named) await expect(dialog(page).locator(".named")).toHaveText(named);
  await expect(yes).toHaveCSS("background-color", "rgb(179, 38, 30)");
  await yes.click();
  for (const name of names) await expect(offer(page)).toContainText(`„${name}”`);
}

async function takeBack(page: Page): Promise<void> {
  await offer(page).getByRole("button", { name: texts.restore }).click();
  await expect(offer(page)).toContainText("Vraćeno");
  expect(github.contents).toEqual(before);
}

test("a card that is deleted in its form comes back as it was", async ({ page }) => {
  await page.goto("/admin#/collections/kartice/entries/team");
  const title = await textbox(page, "title").inputValue();
  await press(page, texts.show_editor_options);
  await page.getByRole("menuitem").filter({ hasText: texts.delete }).click();
  await expect(dialog(page)).toContainText(`„${title}”`);
  await dialog(page).getByRole("button", { name: texts.delete }).click();
  await expect(page.getByRole("row")).toHaveCount(2);
  await takeBack(page);
  await expect(page.getByRole("row")).toHaveCount(3);
  await expect(page.getByRole("row").filter({ hasText: title })).toBeVisible();
});

test("several cards come back", async ({ page }) => {
  await page.goto("/admin#/collections/kartice");
  const boxes = page.getByRole("row").getByRole("checkbox");
  await expect(boxes).toHaveCount(3);
  const names = await page.getByRole("row").locator("bdi").allTextContents();
  // A question that was answered with no leaves no name behind.
  await boxes.nth(2).click();
  await page.getByRole("button").filter({ hasText: texts.delete }).first().click();
  await expect(dialog(page)).toContainText(`„${names[2]}”`);
  await dialog(page).getByRole("button", { name: texts.cancel }).click();
  await boxes.nth(2).click();
  await boxes.nth(0).click();
  await boxes.nth(1).click();
  await deleteNamed(page, ...names.slice(0, 2));
  expect(github.commits.at(-1)?.changes.size).toBe(2);
  await takeBack(page);
});

test("a document comes back with its bytes", async ({ page }) => {
  await page.goto("/admin#/assets/content/files");
  await page.getByText("nacrt.pdf").first().click();
  await deleteNamed(page, "nacrt.pdf");
  await takeBack(page);
  await expect(page.getByText("nacrt.pdf").first()).toBeVisible();
});
