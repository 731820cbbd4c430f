import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { EditorForm } from "../support/editor-form";

// What a teacher does with the guide in her hand. Each time the files must have changed as a careful
// person would have changed them by hand.

let form: EditorForm;

test.beforeEach(async ({ page }) => {
  form = await EditorForm.start(page);
});

test("another closing time on Thursdays", async () => {
  await form.open("podaci/entries/site-centre");
  await form.expand("hours");
  await form.add("hours.days", "Radno vrijeme dana");
  await form.choose("hours.days.3.from", "četvrtak");
  await form.write("hours.days.3.opens", "06:30");
  await form.write("hours.days.3.closes", "17:00");
  await form.save();
  expect(await form.changes("content/site/centre.yml")).toEqual([
    '+    - from: "četvrtak"',
    '+      opens: "06:30"',
    '+      closes: "17:00"',
  ]);
});

test("two photos of a phone, one of them as the fourth", async () => {
  const photo = async (name: string, background: string) => ({
    name,
    mimeType: "image/jpeg",
    buffer: await sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  });
  await form.open("slike/entries/gallery-photos");
  await form.add("photos", "Slika");
  await form.upload("photos.8.photo", await photo("IMG_0001.JPG", "#48c"));
  await form.chooseInMenu("photos", 3, "Dodaj stavku iznad");
  await form.upload("photos.3.photo", await photo("IMG_0002.JPG", "#c84"));
  await form.write("photos.3.title", "Jesenja šetnja");
  await form.save();
  expect(await form.changes("content/gallery/photos.yml")).toEqual([
    '+  - photo: "img-0002.webp"',
    '+    title: "Jesenja šetnja"',
    '+  - photo: "img-0001.webp"',
  ]);
  const lines = String(await form.read("content/gallery/photos.yml")).split("\n");
  const photos = lines.filter((line) => line.includes("photo:"));
  expect(photos.findIndex((line) => line.includes("img-0002"))).toBe(4);
});

test("no closure any more", async () => {
  await form.open("podaci/entries/site-closures");
  for (const _closure of [1, 2, 3]) {
    const item = await form.item("closures", 0);
    await item.getByRole("button", { name: "Ukloni", exact: true }).click();
    await form.press("Obriši");
  }
  await form.save();
  const saved = String(await form.read("content/site/closures.yml"));
  expect(saved.split("\n").filter((line) => !line.startsWith("#"))).toEqual(["closures:", ""]);
});

test("a new page in the menu", async () => {
  await form.open("nove-stranice/new");
  await form.write("title", "Škola plivanja");
  await form.write("intro", "Djeca idu na bazen svakog petka.");
  await form.choose("look", "jutro");
  await form.write("body", "## Šta ponijeti\n\nKupaći kostim i peškir.");
  await form.save();
  expect(String(await form.read("content/pages/skola-plivanja.md"))).toBe(
    [
      "---",
      'title: "Škola plivanja"',
      'intro: "Djeca idu na bazen svakog petka."',
      'look: "morning"',
      "---",
      "",
      "## Šta ponijeti",
      "",
      "Kupaći kostim i peškir.\n",
    ].join("\n"),
  );
  await form.open("podaci/entries/site-navigation");
  await form.chooseInMenu("items", 6, "Dodaj stavku iznad");
  await form.write("items.6.label", "Plivanje");
  await form.write("items.6.to", "/skola-plivanja");
  await form.save();
  expect(await form.changes("content/site/navigation.yml")).toEqual([
    '+  - label: "Plivanje"',
    '+    to: "/skola-plivanja"',
  ]);
});
