import { parse } from "yaml";
import { editYaml } from "../../../../src/editor/format/edit-yaml";

const lines = (...all: string[]) => `${all.join("\n")}\n`;

it.each([
  ['name: "Ana"', "Eva", 'name: "Eva"'],
  ["name: 'Ana'", "Eva", "name: 'Eva'"],
  ["name: 'Ana'", "d'Or", "name: 'd''Or'"],
  ["name: Ana", "Eva", "name: Eva"],
  ["name: Ana", "Eva: 1 # da", 'name: "Eva: 1 # da"'],
  ["name: Ana", "17", 'name: "17"'],
  ["name: 17", 18, "name: 18"],
  ['name: "Ana" # ime', "Eva", 'name: "Eva" # ime'],
  ['name: "Ana"', 'Rekla: "da"', 'name: "Rekla: \\"da\\""'],
  ['name: "Ana"', "prvi\ndrugi", 'name: "prvi\\ndrugi"'],
  ["name: >\n  Ana\n  Eva", "Ivo", "name: >\n  Ivo"],
  ["name: |\n  Ana\n\n  Eva", "Ana\n\nIvo", "name: |\n  Ana\n\n  Ivo"],
  ["name: |- # ime\n  Ana\nage: 1", "Ivo\nEva", "name: |- # ime\n  Ivo\n  Eva\nage: 1"],
  ["name: Ana\n  Eva\nage: 1", "Ivo", "name: Ivo\nage: 1"],
  ["name:", "Ana", 'name: "Ana"'],
])("%j becomes %j in its own style", (before, name, after) => {
  const text = `${before}\n`;
  expect(editYaml(text, { ...parse(text), name })).toBe(`${after}\n`);
});

const group = lines(
  "# Kartica.",
  "title: A",
  "",
  "# Link ispod teksta.",
  "link:",
  '  label: "Više" # kratko',
  '  to: "/program"',
  "order: 1",
);

it("adds a field below the one that is above it in the form", () => {
  const { title, link, order } = parse(group);
  const added = { title, icon: "book", link: { ...link, note: "n" }, order };
  expect(editYaml(group, added)).toBe(
    group
      .replace("title: A\n", 'title: A\nicon: "book"\n')
      .replace('"/program"\n', '"/program"\n  note: "n"\n'),
  );
  expect(editYaml("b: 1\n", { a: 0, b: 1 })).toBe("a: 0\nb: 1\n");
});

it("removes a field with the comment directly above it", () => {
  const { title, order } = parse(group);
  expect(editYaml(group, { title, order })).toBe("# Kartica.\ntitle: A\norder: 1\n");
});

it("removes the first field of a list's item, which stands behind the dash", () => {
  const text = lines("parts:", '  - icon: "book"', '    title: "A"', "other: 1");
  expect(editYaml(text, { parts: [{ title: "A" }], other: 1 })).toBe(
    lines("parts:", '  - title: "A"', "other: 1"),
  );
});

it("leaves an empty field that the editor does not write", () => {
  expect(editYaml("a: 1\nnote:\nlist: []\n", { a: 2 })).toBe("a: 2\nnote:\nlist: []\n");
});

const closures = lines("# Zatvoreno.", "closures:");

it("fills and empties a list", () => {
  const filled = editYaml(closures, { closures: [{ from: "2027-07-01", reason: "Odmor" }] });
  expect(filled).toBe(`${closures}  - from: "2027-07-01"\n    reason: "Odmor"\n`);
  expect(editYaml(filled, { closures: [] })).toBe(closures);
  // The editor leaves out lists that may be empty.
  expect(editYaml(filled, {})).toBe(closures);
  expect(editYaml(closures, { closures: [] })).toBe(closures);
});

const photos = lines(
  "photos:",
  "  # Prva.",
  "  - photo: a",
  '    title: "A"',
  "",
  "  # Druga.",
  "  - photo: b # mala",
  "",
  "  # Treća.",
  "  - photo: c",
  "after: 1",
);

it("moves items with their comments, and leaves blank lines where they are", () => {
  const { photos: list, after } = parse(photos);
  expect(editYaml(photos, { photos: [list[0], list[2], list[1]], after })).toBe(
    lines(
      "photos:",
      "  # Prva.",
      "  - photo: a",
      '    title: "A"',
      "",
      "  # Treća.",
      "  - photo: c",
      "",
      "  # Druga.",
      "  - photo: b # mala",
      "after: 1",
    ),
  );
});

it("keeps the comments of equal items", () => {
  const text = lines("list:", "  - a # prva", "  - a # druga");
  expect(editYaml(text, { list: ["a", "a", "b"] })).toBe(`${text}  - "b"\n`);
});
