// What somebody does in the editor when it works with GitHub.
import { expect, type Page } from "@playwright/test";
import texts from "../../src/editors/browser/locale/bs.json";
import { GitHub, teacher } from "./github";

/** The file of most tests. */
export const centreFile = "content/site/centre.yml";

/** Its form. */
const centre = "/admin#/collections/podaci/entries/site-centre";

export const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).click();

/** Signs in with a token, at the page that asks for it. */
export async function signIn(page: Page, token = GitHub.token): Promise<void> {
  await press(page, texts.sign_in_using_access_token);
  await page.getByRole("textbox", { name: texts.personal_access_token }).fill(token);
  await press(page, texts.sign_in);
}

/** Opens the form of the centre's data for somebody who has signed in before. */
export async function openCentre(page: Page, github: GitHub, person = teacher): Promise<void> {
  await github.serve(page, person);
  await page.addInitScript(
    (user) => localStorage.setItem("sveltia-cms.user", JSON.stringify(user)),
    { backendName: "github", token: GitHub.token },
  );
  await page.goto(centre);
  await expect(page.getByRole("textbox").first()).toBeVisible();
}

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
