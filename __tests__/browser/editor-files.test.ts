import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { EditorForm } from "../support/editor-form";

test("a changed word is a changed line", async ({ page }) => {
  const form = await EditorForm.start(page);
  await form.open("program/entries/education");
  await form.expandItem("parts", 2);
  await form.write("parts.2.title", "Muzika i ples");
  await form.save();
  expect(await form.changes("content/program/education.md")).toEqual([
    '-    title: "Pjesma i ples"',
    '+    title: "Muzika i ples"',
  ]);
});

test("an error stands by its field, stops the save and loses nothing", async ({ page }) => {
  const form = await EditorForm.start(page);
  await form.open("stranice/entries/pages-home");
  await form.write("highlight", "riječi kojih nema");
  await form.press("Sačuvaj");
  await expect(form.field("highlight")).toContainText("nema u naslovu");
  expect(await form.changes("content/pages/home.md")).toEqual([]);
  await expect(form.field("highlight").getByRole("textbox")).toHaveValue("riječi kojih nema");
});

test("a phone photo is stored upright, as WebP and without its place", async ({ page }) => {
  const form = await EditorForm.start(page);
  await form.open("slike/entries/gallery-photos");
  await form.add("photos", "Slika");
  const photo = await sharp({
    create: { width: 3000, height: 2000, channels: 3, background: "#c84" },
  })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitude: "43/1 49/1 0/1", GPSLatitudeRef: "N" } })
    .jpeg()
    .toBuffer();
  await form.upload("photos.8.photo", {
    name: "Rođendan 1.JPG",
    mimeType: "image/jpeg",
    buffer: photo,
  });
  await form.save();
  expect(await form.changes("content/gallery/photos.yml")).toEqual([
    '+  - photo: "rodendan-1.webp"',
  ]);
  const stored = await sharp(await form.read("content/gallery/rodendan-1.webp")).metadata();
  expect(stored).toMatchObject({ format: "webp", width: 1600, height: 2400 });
  expect(stored.exif).toBeUndefined();
});
