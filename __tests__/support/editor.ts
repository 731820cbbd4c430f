// Actions of staff in the editor, with a fake GitHub.
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import texts from "../../src/editor/locale/bs.json";
import { FakeGitHub } from "./fake-github";

/** The file that most tests edit, and the route of its form. */
export const centreFile = "content/site/centre.yml";
export const centreForm = "podaci/entries/site-centre";

/** The modal dialog of Sveltia CMS: an error or a confirmation. */
export const dialog = (page: Page) => page.getByRole("alertdialog");

export const clickButton = (page: Page, name: string, role: "button" | "menuitem" = "button") =>
  page.getByRole(role, { name, exact: true }).click();

/** Sign in with a token, on the page that asks for it. */
export async function signIn(page: Page, token = FakeGitHub.token): Promise<void> {
  await clickButton(page, texts.sign_in_using_access_token);
  await page.getByRole("textbox", { name: texts.personal_access_token }).fill(token);
  await clickButton(page, texts.sign_in);
}

/** Let the editor use a fake GitHub, as somebody who has signed in before. */
export async function withGitHub(page: Page, github = new FakeGitHub()): Promise<FakeGitHub> {
  await github.interceptRequests(page);
  const user = JSON.stringify({ backendName: "github", token: FakeGitHub.token });
  await page.addInitScript((stored) => {
    if (!localStorage.getItem("sveltia-cms.user")) localStorage.setItem("sveltia-cms.user", stored);
  }, user);
  return github;
}

/** Open a form by its route, such as `stranice/entries/pages-home` or `obavjestenja/new`. */
export async function openForm(page: Page, route: string): Promise<void> {
  await page.goto(`/admin#/collections/${route}`);
  await expect(page.locator(".content-editor [data-key-path]").first()).toBeVisible();
}

/** Open the form of the centre, with a fake GitHub. */
export async function openCentreForm(page: Page): Promise<FakeGitHub> {
  const github = await withGitHub(page);
  await openForm(page, centreForm);
  return github;
}

/** Locate a field by its path in the file, such as `parts.0.title`. */
export const field = (page: Page, name: string) => page.locator(`[data-key-path="${name}"]`);

export const textbox = (page: Page, name: string) =>
  field(page, name)
    .getByRole("textbox")
    .or(field(page, name).locator("input:not([type=file])"))
    .first();

/** Type into a field, in place of its text. Sveltia CMS backs up only typed input. */
export async function typeInto(page: Page, name: string, text: string): Promise<void> {
  await textbox(page, name).click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text);
}

/** Create a photo of a single colour, as a file to choose. */
export async function createPhoto(background: string, name = "IMG_1.JPG", width = 1600) {
  const size = { width, height: width * 0.75, channels: 3 } as const;
  const buffer = await sharp({ create: { ...size, background } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: "image/jpeg", buffer };
}

/** Choose files for the first file input of a field. */
export const chooseFiles = (
  page: Page,
  name: string,
  files: Awaited<ReturnType<typeof createPhoto>>[],
) => field(page, name).locator('input[type="file"]').first().setInputFiles(files);

/** Save, and wait for success, after which the form closes. */
export async function save(page: Page): Promise<void> {
  await clickButton(page, texts.save);
  await expect(page.getByText("Sačuvano.")).toBeVisible();
  await expect(page.locator(".content-editor [data-key-path]")).toHaveCount(0);
}

/** Click the button that saves, and expect a dialog that says why nothing was saved. */
export async function expectSaveRefused(page: Page, reason: string): Promise<void> {
  await clickButton(page, texts.save);
  await expect(dialog(page)).toContainText(reason);
}

/** Reload the page, and confirm that unsaved changes are discarded if the browser asks. */
export async function reloadDiscarding(page: Page): Promise<void> {
  page.once("dialog", (confirmation) => confirmation.accept());
  await page.reload();
}

/** Return all that the editor stores on this device, as JSON. */
export const readBrowserStorage = async (page: Page) =>
  JSON.stringify(await page.context().storageState({ indexedDB: true }));

/** Wait until the device stores a text. Sveltia CMS backs up input some time after the last key. */
export const expectStored = (page: Page, text: string) =>
  expect.poll(() => readBrowserStorage(page)).toContain(text);
