import { expect, type Page, test } from "@playwright/test";
import texts from "../../src/editor/locale/bs.json";
import { expectNoAxeViolations } from "../support/axe";
import { clickButton, field, openForm, textbox, typeInto, withGitHub } from "../support/editor";

test.use({ locale: "en-US" });

const photos = "/admin#/collections/slike/entries/gallery-photos";
const list =
  "photos:\n  - photo: ./1.webp\n    title: Vrt\n  - photo: ./2.webp\n    title: Dvorana\n";

/** Write files of the gallery into the folder, with `.git`, for which Sveltia CMS looks. Runs in the page. */
async function writeGallery(files: Readonly<Record<string, string>>): Promise<void> {
  const create = { create: true };
  let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle("site", create);
  await folder.getDirectoryHandle(".git", create);
  for (const name of ["content", "gallery"]) folder = await folder.getDirectoryHandle(name, create);
  for (const [name, text] of Object.entries(files)) {
    const stream = await (await folder.getFileHandle(name, create)).createWritable();
    await stream.write(text);
    await stream.close();
  }
}

/**
 * Open a list of photos in a folder on this computer. Tests cannot use Chromium's folder picker, so a stub picks a
 * folder of the browser's private file system.
 */
async function openList(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const allow = async () => "granted";
    Object.assign(FileSystemHandle.prototype, { queryPermission: allow, requestPermission: allow });
    const showDirectoryPicker = async () =>
      (await navigator.storage.getDirectory()).getDirectoryHandle("site");
    Object.assign(window, { showDirectoryPicker });
  });
  await page.goto("/admin#/collections/slike");
  await page.evaluate(writeGallery, { "photos.yml": list, "1.webp": "", "2.webp": "" });
  await clickButton(page, texts.work_with_local_repo);
  await page.goto(photos);
}

const readList = (page: Page) =>
  page.evaluate(async () => {
    let folder = await navigator.storage.getDirectory();
    for (const name of ["site", "content", "gallery"])
      folder = await folder.getDirectoryHandle(name);
    return (await (await folder.getFileHandle("photos.yml")).getFile()).text();
  });

const removeButtons = (page: Page) => page.getByRole("button", { name: texts.remove, exact: true });

test("an item is removed only once confirmed", async ({ page }) => {
  await openList(page);
  await expect(removeButtons(page)).toHaveCount(2);
  await removeButtons(page).first().click();
  await expect(page.getByRole("dialog")).toContainText("obrisati ovu stavku");
  await expectNoAxeViolations(page, [390, 1440], ".editor-dialog");
  await clickButton(page, "Odustani");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(removeButtons(page)).toHaveCount(2);

  // The form is rendered again at another width.
  await removeButtons(page).first().click();
  await clickButton(page, "Odustani");
  await expect(removeButtons(page).first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Odustani" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(removeButtons(page)).toHaveCount(1);

  await clickButton(page, "Sačuvaj");
  await expect(page.getByText("Sačuvano.")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(removeButtons(page)).toHaveCount(0);
  expect(await readList(page)).not.toContain("Vrt");
});

test("unsaved changes are discarded only once confirmed", async ({ page }) => {
  await openList(page);
  const back = page.getByRole("button", { name: texts.cancel_editing, exact: true });
  const question = page.getByRole("dialog");
  await back.click();
  await expect(back).toHaveCount(0);
  await page.goto(photos);
  await removeButtons(page).first().click();
  await clickButton(page, "Obriši");
  await expect(removeButtons(page)).toHaveCount(1);

  await back.click();
  await expect(question).toContainText("još nije sačuvano");
  await clickButton(page, "Nastavi pisati");
  await expect(removeButtons(page)).toHaveCount(1);

  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  await (await asked).dismiss();

  await back.click();
  await clickButton(page, "Napusti bez čuvanja");
  await expect(back).toHaveCount(0);
  expect(await readList(page)).toBe(list);
});

test("an error is shown beside its field, and loses nothing", async ({ page }) => {
  const github = await withGitHub(page);
  await openForm(page, "stranice/entries/pages-home");
  await typeInto(page, "highlight", "riječi kojih nema");
  await clickButton(page, texts.save);
  await expect(field(page, "highlight")).toContainText("nema u naslovu");
  expect(github.commits).toHaveLength(1);
  await expect(textbox(page, "highlight")).toHaveValue("riječi kojih nema");
  // The list of errors leads to the field, and does not leave the form.
  await clickButton(page, texts.show_errors);
  await page.locator("button.ref").filter({ hasText: "nema u naslovu" }).click();
  await expect(page.locator(".editor-dialog")).toHaveCount(0);
  await expect(textbox(page, "highlight")).toBeFocused();
});
