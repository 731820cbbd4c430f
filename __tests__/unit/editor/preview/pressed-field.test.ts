/** @jest-environment jsdom */
import { findPressedField } from "../../../../src/editor/preview/pressed-field";

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
  expect(findPressedField(draft, { text: pressed })).toBe(keyPath);
});

it.each(["", "Nešto sasvim drugo"])("“%s” stands in none", (pressed) => {
  expect(findPressedField(draft, { text: pressed })).toBeUndefined();
});

it.each([
  ["gallery/3.webp", "photos.1.photo"],
  ["blob:http://localhost/4-5", "photos.0.photo"],
])("a photo has its field: %s", (photo, keyPath) => {
  const photos = [{ photo: "blob:http://localhost/4-5" }, { photo: "/3.webp", title: "Slika 1" }];
  expect(findPressedField({ photos }, { text: "Slika 1", photo })).toBe(keyPath);
});
