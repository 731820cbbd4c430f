/** @jest-environment node */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { PhotoList } from "../../../../scripts/photos/photo-list";
import { siteContent } from "../../../support/site";

const content = fs.mkdtempSync(path.join(os.tmpdir(), "sanjalica-list-"));
const file = path.join(content, "gallery/photos.yml");
fs.mkdirSync(path.dirname(file));
afterAll(() => fs.rmSync(content, { recursive: true }));

function listOf(text: string): PhotoList {
  fs.writeFileSync(file, text);
  return PhotoList.read(content, "gallery");
}

function written(list: PhotoList): string {
  list.write();
  return fs.readFileSync(file, "utf8");
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
`;

test("an unchanged list is written as it was, with comments, quotes and long lines", () => {
  expect(written(listOf(text))).toBe(text);
  for (const set of ["gallery", "premises"]) {
    const list = fs.readFileSync(path.join(siteContent, set, "photos.yml"), "utf8");
    expect(written(listOf(list))).toBe(list);
  }
});

test("inserts entries with a name only, removes entries, and leaves the others as they are", () => {
  const list = listOf(text);
  list.insert(2, ["a.webp", "b.webp"]);
  expect(list.names).toEqual(["foto1.webp", "a.webp", "b.webp", "IMG_2.JPG", "foto3.webp"]);
  const added = '  - photo: "a.webp"\n  - photo: "b.webp"\n';
  expect(written(list)).toContain(added);
  list.remove("foto3.webp");
  expect(written(list).replace(added, "")).toBe(
    text.replace(/ {2}- photo: foto3\.webp\n {4}title: Mali.*\n/, ""),
  );
});

test("reads a list with Windows line ends, and reports an invalid one as the check does", () => {
  expect(listOf(text.replace(/\n/g, "\r\n")).names).toEqual(listOf(text).names);
  expect(() => listOf("photos: []\n")).toThrow(/pogrešan broj stavki: 0/);
});
