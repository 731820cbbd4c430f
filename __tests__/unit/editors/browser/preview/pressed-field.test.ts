import { pressedField } from "../../../../../src/editors/browser/preview/pressed-field";

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
  expect(pressedField(draft, pressed)).toBe(keyPath);
});

it.each(["", "Nešto sasvim drugo"])("“%s” stands in none", (pressed) => {
  expect(pressedField(draft, pressed)).toBeUndefined();
});
