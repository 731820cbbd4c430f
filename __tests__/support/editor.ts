// What somebody does in the editor when it works with GitHub.
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import texts from "../../src/editor/locale/bs.json";
import { contentFiles } from "./content-files";
import { GitHub, teacher } from "./github";

/** The file of most tests, and its form. */
export const centreFile = "content/site/centre.yml";
export const centreForm = "podaci/entries/site-centre";

/** What stands over the page: a fault, or a question. */
export const dialog = (page: Page) => page.getByRole("alertdialog");

export const press = (page: Page, name: string, role: "button" | "menuitem" = "button") =>
  page.getByRole(role, { name, exact: true }).click();

/** Signs in with a token, at the page that asks for it. */
export async function signIn(page: Page, token = GitHub.token): Promise<void> {
  await press(page, texts.sign_in_using_access_token);
  await page.getByRole("textbox", { name: texts.personal_access_token }).fill(token);
  await press(page, texts.sign_in);
}

/** Puts GitHub behind the editor, for somebody who has signed in before. */
export async function withGitHub(
  page: Page,
  github = new GitHub(contentFiles()),
  person = teacher,
): Promise<GitHub> {
  await github.serve(page, person);
  const user = JSON.stringify({ backendName: "github", token: GitHub.token });
  await page.addInitScript((stored) => {
    if (!localStorage.getItem("sveltia-cms.user")) localStorage.setItem("sveltia-cms.user", stored);
  }, user);
  return github;
}

/** @param route of a form: `stranice/entries/pages-home`, `obavjestenja/new` */
export async function openForm(page: Page, route: string): Promise<void> {
  await page.goto(`/admin#/collections/${route}`);
  await expect(page.locator(".content-editor [data-key-path]").first()).toBeVisible();
}

/** Opens the form of the centre, with GitHub behind it. */
export async function openCentre(page: Page): Promise<GitHub> {
  const github = await withGitHub(page);
  await openForm(page, centreForm);
  return github;
}

/** @param name path in the file: `parts.0.title` */
export const field = (page: Page, name: string) => page.locator(`[data-key-path="${name}"]`);

export const textbox = (page: Page, name: string) =>
  field(page, name)
    .getByRole("textbox")
    .or(field(page, name).locator("input:not([type=file])"))
    .first();

/** Writes into a field by keys, as a person does: the editor keeps a copy of nothing else. */
export async function write(page: Page, name: string, words: string): Promise<void> {
  await textbox(page, name).click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(words);
}

/** A photo of one colour, as a file that is chosen. */
export async function photoOf(background: string, name = "IMG_1.JPG", width = 1600) {
  const size = { width, height: width * 0.75, channels: 3 } as const;
  const buffer = await sharp({ create: { ...size, background } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: "image/jpeg", buffer };
}

/** Chooses files at the first place of a field that takes some. */
export const choose = (page: Page, name: string, files: Awaited<ReturnType<typeof photoOf>>[]) =>
  field(page, name).locator('input[type="file"]').first().setInputFiles(files);

/** Saves, and waits until that has succeeded: the form closes. */
export async function save(page: Page): Promise<void> {
  await press(page, texts.save);
  await expect(page.getByText("Sačuvano.")).toBeVisible();
  await expect(page.locator(".content-editor [data-key-path]")).toHaveCount(0);
}

/** Presses the button that saves, and waits until it is said why nothing was saved. */
export async function saveRefused(page: Page, reason: string): Promise<void> {
  await press(page, texts.save);
  await expect(dialog(page)).toContainText(reason);
}

/** Loads the page anew, and leaves unsaved words when the browser asks. */
export async function leave(page: Page): Promise<void> {
  page.once("dialog", (question) => question.accept());
  await page.reload();
}

/** All that the editor keeps on this device, as text. */
export const kept = (page: Page) =>
  page.evaluate(async () => {
    const answer = <Answer>(request: IDBRequest<Answer>) =>
      new Promise<Answer>((done) => {
        request.onsuccess = () => done(request.result);
      });
    const all: unknown[] = [Object.entries(localStorage)];
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await answer(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        all.push(await answer(database.transaction(store).objectStore(store).getAll()));
      }
      database.close();
    }
    return JSON.stringify(all);
  });

/** Waits until the editor keeps a copy of what was written: some time after the last key. */
export const expectKept = (page: Page, words: string) =>
  expect.poll(() => kept(page)).toContain(words);
