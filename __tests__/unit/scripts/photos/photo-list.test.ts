/** @jest-environment node */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { PhotoList } from "../../../../scripts/photos/photo-list";
import { lineEndVariants } from "../../../support/line-ends";
import { siteContent } from "../../../support/site";

const content = fs.mkdtempSync(path.join(os.tmpdir(), "sanjalica-list-"));
fs.mkdirSync(path.join(content, "gallery"));
afterAll(() => fs.rmSync(content, { recursive: true }));

function listOf(text: string): PhotoList {
  fs.writeFileSync(path.join(content, "gallery/photos.yml"), text);
  return PhotoList.read(content, "gallery");
}

const text = `# Slike galerije
# u dva reda
photos:
  - photo: "foto1.webp" # prva
    title: "Kula od kockica"
    focus:
      x: 94
      y: 0

  # o drugoj
  - photo: 'IMG_2.JPG'
    title: 'Voštane boje'
  - photo: foto3.webp
    title: Mali ksilofon – „Do re mi” i još mnogo riječi koje ne staju u jedan red od osamdeset znakova
# na kraju
`;

test("a list that nothing is done to stays as it is", () => {
  for (const set of ["gallery", "premises"] as const) {
    const written = fs.readFileSync(path.join(siteContent, set, "photos.yml"), "utf8");
    expect(PhotoList.read(siteContent, set).toString()).toBe(written);
  }
});

test("an odd one keeps its comments, quotes, empty lines and long lines", () => {
  expect(listOf(text).toString()).toBe(text);
});

test("entries move with their titles, quotes and comments", () => {
  const list = listOf(text);
  list.move(2, 1);
  expect(list.names).toEqual(["IMG_2.JPG", "foto1.webp", "foto3.webp"]);
  expect(list.titles[0]).toBe("Voštane boje");
  const lines = list.toString().split("\n");
  expect([...lines].sort()).toEqual(text.split("\n").sort());
  const at = lines.indexOf("  # o drugoj");
  expect(lines.slice(at, at + 4)).toEqual([
    "  # o drugoj",
    "  - photo: 'IMG_2.JPG'",
    "    title: 'Voštane boje'",
    '  - photo: "foto1.webp" # prva',
  ]);
});

test("there and back again gives the same entries", () => {
  const list = listOf(text);
  list.move(3, 1);
  list.move(1, 3);
  expect(list.toString()).toBe(text);
});

test("new entries have their name alone, and change no line of the others", () => {
  const list = listOf(text);
  list.insert(2, ["a.webp", "b.webp"]);
  expect(list.names).toEqual(["foto1.webp", "a.webp", "b.webp", "IMG_2.JPG", "foto3.webp"]);
  const added = ['  - photo: "a.webp"', '  - photo: "b.webp"'];
  const lines = list.toString().split("\n");
  expect(lines.filter((line) => added.includes(line))).toEqual(added);
  expect(lines.filter((line) => !added.includes(line)).join("\n")).toBe(text);
});

test("a removed entry is given back as it could be put in again", () => {
  const list = listOf(text);
  expect(list.remove(2)).toContain(
    "  # o drugoj\n  - photo: 'IMG_2.JPG'\n    title: 'Voštane boje'\n",
  );
  expect(list.names).toEqual(["foto1.webp", "foto3.webp"]);
  expect(list.toString()).toContain("# u dva reda\nphotos:");
});

test("a list that begins at the margin stays there", () => {
  const atMargin = 'photos:\n- photo: "a.webp"\n  title: "A"\n- photo: "b.webp"\n';
  const list = listOf(atMargin);
  list.move(1, 2);
  expect(list.toString()).toBe('photos:\n- photo: "b.webp"\n- photo: "a.webp"\n  title: "A"\n');
});

test.each(Object.entries(lineEndVariants))("reads a list with %s", (_name, change) => {
  expect(listOf(change(text)).names).toEqual(listOf(text).names);
});

test.each(["\n", "\r\n", "\r"])("keeps line ends %j and a byte order mark", (end) => {
  const [before, after] = ["ab", "ba"]
    .map((names) => [...names].map((name) => `  - photo: "${name}.webp"\n`).join(""))
    .map((entries) => `# file\nphotos:\n${entries}`.replaceAll("\n", end));
  for (const mark of ["", "\uFEFF"]) {
    const list = listOf(mark + before);
    list.move(2, 1);
    expect(list.toString()).toBe(mark + after);
  }
});

test.each([
  ['photos:\n  - photo: "a.webp\n', /Navodnik nije zatvoren/],
  ["1:\n  title: A\n", /Polje „1” nije poznato/],
  ["photos:\n  - title: A\n", /Nedostaje obavezno polje „photo”/],
  ["photos: []\n", /pogrešan broj stavki: 0/],
])("says of %j what the check says", (broken, message) => {
  expect(() => listOf(broken)).toThrow(message);
});

test("keeps each line's own end, and gives the last line one", () => {
  const list = listOf('photos:\r\n  - photo: "a.webp"\n  - photo: "b.webp"');
  list.move(2, 1);
  list.insert(3, ["c.webp"]);
  expect(list.toString()).toBe(
    'photos:\r\n  - photo: "b.webp"\n  - photo: "a.webp"\n  - photo: "c.webp"\r\n',
  );
});

test.each(['photos: [{ photo: "a.webp" }]\n', 'photos:\n  -\n    photo: "a.webp"\n'])(
  "asks for a line of its own for each photo: %j",
  (odd) => expect(() => listOf(odd)).toThrow(/svaka slika mora početi crticom u svom redu/),
);
