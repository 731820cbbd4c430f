// Photos and documents that are added in the editor. The engines' tests have photos in Firefox and WebKit.
import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { EditorForm } from "../support/editor-form";

const textFile = (name: string, mimeType: string, size = 0) => ({
  name,
  mimeType,
  buffer: Buffer.concat([Buffer.from("Zahtjev"), Buffer.alloc(size, " ")]),
});

/** Chooses a document to be added to the editor's files. */
async function chooseDocument(
  page: Page,
  file: { name: string; mimeType: string; buffer: Buffer },
) {
  await EditorForm.start(page);
  await page.goto("/admin#/assets/content/files");
  await page.locator("input.file-picker").setInputFiles(file);
  await expect(page.getByRole("alertdialog")).toContainText(/zahtjev|slika/);
}

async function expectNoPdf(page: Page): Promise<void> {
  await page.getByRole("alertdialog").getByRole("button", { name: "Prenesi" }).click();
  await expect(page.locator(".ask")).toContainText("samo PDF dokumenti");
  await page.locator(".ask").getByRole("button", { name: "U redu" }).click();
  await expect(page.getByText("Gledate folder")).toContainText("3 datoteke");
}

for (const [name, mimeType] of [
  ["zahtjev.docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
  ["zahtjev.html", "text/html"],
] as const) {
  test(`a document that is no PDF is refused: ${name}`, async ({ page }) => {
    await chooseDocument(page, textFile(name, mimeType));
    await expectNoPdf(page);
  });
}

test("a photo among documents is refused", async ({ page }) => {
  const buffer = await phonePhoto();
  await chooseDocument(page, { name: "slika.jpg", mimeType: "image/jpeg", buffer });
  await expectNoPdf(page);
});

test("a PDF that is too large is not even read", async ({ page }) => {
  await chooseDocument(page, textFile("zahtjev.pdf", "application/pdf", 30e6));
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("Datoteka je veća od dozvoljenog");
  await expect(dialog.getByRole("button", { name: "Prenesi" })).toBeDisabled();
});

/** A photo as phones store it: on its side, and with its place. */
const phonePhoto = () =>
  sharp({ create: { width: 3000, height: 2000, channels: 3, background: "#c84" } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitude: "43/1 49/1 0/1", GPSLatitudeRef: "N" } })
    .jpeg()
    .toBuffer();

/** Adds the photo of a phone to the gallery's list, and does not save yet. */
async function addPhoto(page: Page): Promise<EditorForm> {
  const form = await EditorForm.start(page);
  await form.open("slike/entries/gallery-photos");
  await form.add("photos", "Slika");
  const buffer = await phonePhoto();
  await form.upload("photos.8.photo", { name: "Rođendan 1.JPG", mimeType: "image/jpeg", buffer });
  return form;
}

async function expectStored(form: EditorForm): Promise<void> {
  await form.save();
  expect(await form.changes("content/gallery/photos.yml")).toEqual([
    '+  - photo: "rodjendan-1.webp"',
  ]);
  const stored = await sharp(await form.read("content/gallery/rodjendan-1.webp")).metadata();
  expect(stored).toMatchObject({ format: "webp", width: 1600, height: 2400 });
  expect(stored.exif).toBeUndefined();
}

/** Lets the browser write no WebP, as Safari does: it gives PNG for it. */
const writeNoWebp = (page: Page) =>
  page.addInitScript(() => {
    const { convertToBlob } = OffscreenCanvas.prototype;
    OffscreenCanvas.prototype.convertToBlob = function () {
      return convertToBlob.call(this);
    };
  });

test("a phone photo is stored upright, as WebP and without its place", async ({ page }) => {
  await expectStored(await addPhoto(page));
});

test("a browser that writes no WebP stores the same", async ({ page }) => {
  await writeNoWebp(page);
  await expectStored(await addPhoto(page));
});

test("a photo that could not be made a WebP is refused", async ({ page }) => {
  await writeNoWebp(page);
  await page.route("**/*.wasm", (route) => route.abort());
  const form = await addPhoto(page);
  await form.press("Sačuvaj");
  await expect(form.field("photos.8.photo")).toContainText("nije uspio pripremiti ovu sliku");
  expect(await form.changes("content/gallery/photos.yml")).toEqual([]);
});
