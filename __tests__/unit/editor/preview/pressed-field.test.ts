/** @jest-environment jsdom */
import { pressedField } from "../../../../src/editor/preview/pressed-field";

const draft = {
  title: "Naš program",
  checks: [{ title: "Boravak", text: "Radnim danima djeca mogu biti kod nas." }],
  phone: "Nazovite {telefon}",
  body: "Prvi **pasus** i [cjenovnik](/program).\n\nDrugi pasus.",
};

it.each([
  ["Naš program", "title"],
  ["Radnim danima djeca mogu biti kod\u00A0nas.", "checks.0.text"],
  ["Drugi pasus.", "body"],
  ["pasus", "body"],
  ["cjenovnik", "body"],
  ["Nazovite +387 61 111 101", "phone"],
])("%s stands in the field %s", (pressed, keyPath) => {
  expect(pressedField(draft, { text: pressed, around: [] })).toBe(keyPath);
});

it.each(["", "Nešto sasvim drugo"])("“%s” stands in none", (pressed) => {
  expect(pressedField(draft, { text: pressed, around: [] })).toBeUndefined();
});

it("tells fields with one text apart by what stands near", () => {
  const texts = {
    footer: { title: "Adresa", hours: "Vrijeme" },
    map: { title: "Adresa", go: "Put" },
  };
  const around = ["Put do nas Adresa", "Vrijeme Put do nas Adresa"];
  expect(pressedField(texts, { text: "Adresa", around })).toBe("map.title");
});

it.each([
  ["gallery/3.webp", "photos.1.photo"],
  ["blob:http://localhost/4-5", "photos.0.photo"],
])("a photo has its field: %s", (photo, keyPath) => {
  const photos = [{ photo: "blob:http://localhost/4-5" }, { photo: "/3.webp", title: "Slika 1" }];
  expect(pressedField({ photos }, { text: "Slika 1", around: [], photo })).toBe(keyPath);
});
