// What somebody does in the editor when it works with GitHub.
import { expect, type Page } from "@playwright/test";
import texts from "../../src/editors/browser/locale/bs.json";
import { GitHub, teacher } from "./github";

/** The file of most tests. */
export const centreFile = "content/site/centre.yml";

/** What stands over the page: a fault, or a question. */
export const dialog = (page: Page) => page.getByRole("alertdialog");

export const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).click();

/** Signs in with a token, at the page that asks for it. */
export async function signIn(page: Page, token = GitHub.token): Promise<void> {
  await press(page, texts.sign_in_using_access_token);
  await page.getByRole("textbox", { name: texts.personal_access_token }).fill(token);
  await press(page, texts.sign_in);
}

/** Opens a form for somebody who has signed in before. */
export async function openForm(
  page: Page,
  github: GitHub,
  form: string,
  person = teacher,
): Promise<void> {
  await github.serve(page, person);
  const user = JSON.stringify({ backendName: "github", token: GitHub.token });
  await page.addInitScript((stored) => {
    if (!localStorage.getItem("sveltia-cms.user")) localStorage.setItem("sveltia-cms.user", stored);
  }, user);
  await page.goto(`/admin#/collections/${form}`);
  await expect(page.getByRole("textbox").first()).toBeVisible();
}

/** Opens the form of the centre's data. */
export const openCentre = (page: Page, github: GitHub) =>
  openForm(page, github, "podaci/entries/site-centre");

/** Writes into a field by keys, as a person does: the editor keeps a copy of nothing else. */
export async function write(page: Page, field: string, words: string): Promise<void> {
  await page.getByRole("textbox", { name: field, exact: true }).click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(words);
}

/** The lines of a file that differ from before; no line may come or go. */
export function changedLines(before = "", after = ""): string[] {
  const old = before.split("\n");
  const now = after.split("\n");
  expect(now).toHaveLength(old.length);
  return now.filter((line, index) => line !== old[index]);
}

/** Writes the centre's name and saves. */
export async function saveWords(page: Page, name: string): Promise<void> {
  await write(page, "Naziv", name);
  await press(page, texts.save);
}

/** Loads the page anew, and leaves unsaved words when the browser asks. */
export async function leave(page: Page): Promise<void> {
  page.once("dialog", (question) => question.accept());
  await page.reload();
}
