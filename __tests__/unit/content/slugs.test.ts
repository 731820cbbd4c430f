import { slugPattern, toFreeName, toSlug } from "../../../src/content/slugs";

it.each([
  ["Cjenovnik za školu 2026", "cjenovnik-za-skolu-2026"],
  ["Đački boravak", "djacki-boravak"],
  ["upis", "upis"],
  ["čćžš".normalize("NFD"), "cczs"],
  ["???", "dio"],
])("%s becomes %s in an address", (name, slug) => {
  expect(toSlug(name)).toBe(slug);
  expect(slug).toMatch(slugPattern);
});

it.each([
  ["Zahtjev_za_upis 2026", "zahtjev-za-upis-2026"],
  ["Program", "program-2"],
  ["Admin", "admin-2"],
  ["Upis", "upis-3"],
  ["🌞", "novo"],
  [`${"a".repeat(59)} b`, "a".repeat(59)],
])("something new that is called %s gets the name %s", (title, name) => {
  expect(toFreeName(title, (one) => ["upis", "upis-2"].includes(one))).toBe(name);
});

it.each(["Upis", "upis_1", "-upis", "upis--1", "šta"])("%s is not valid in an address", (name) => {
  expect(name).not.toMatch(slugPattern);
});
