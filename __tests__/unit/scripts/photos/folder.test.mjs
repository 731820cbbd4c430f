/** @jest-environment node */
import { makeProject, recordOutput } from "./project.mjs";

let project;
beforeEach(recordOutput);
afterEach(() => {
  project.clear();
  jest.restoreAllMocks();
});

const captions = (...numbers) => numbers.map((number) => `${number}:\n  title: "T"\n`).join("");

test.each([
  [
    "a gap",
    { "1.webp": "a", "3.jpg": "b" },
    /content\/gallery nedostaje slika 2: iza 1\.webp dolazi 3\.jpg/,
  ],
  ["no first", { "2.webp": "a" }, /nedostaje slika 1: prva je 2\.webp/],
  ["a number twice", { "1.webp": "a", "1.jpg": "b" }, /isti broj: 1\.(jpg|webp) i 1\.(jpg|webp)/],
  ["a leading zero", { "1.webp": "a", "02.webp": "b" }, /Premjestite drugdje: 02\.webp/],
  ["capitals", { "1.webp": "a", "2.JPG": "b" }, /Premjestite drugdje: 2\.JPG/],
  ["a name", { "1.webp": "a", "IMG_5.jpg": "b" }, /Premjestite drugdje: IMG_5\.jpg/],
  ["another type", { "1.webp": "a", "2.gif": "b" }, /Premjestite drugdje: 2\.gif/],
  ["a folder", { "1.webp": "a", "stare/1.webp": "b" }, /Premjestite drugdje: stare/],
  ["a caption too many", { "1.webp": "a", "captions.yml": captions(1, 2) }, /naslov za sliku 2/],
  ["broken captions", { "1.webp": "a", "captions.yml": "1: [" }, /captions\.yml nije ispravna/],
])("a folder with %s is left alone", async (_, gallery, message) => {
  project = makeProject(gallery);
  const before = project.gallery();
  for (const args of [["list"], ["move", "1", "1"], ["remove", "1"], ["add", "a.jpg"]]) {
    await expect(project.run(...args)).rejects.toThrow(message);
  }
  expect(project.gallery()).toEqual(before);
  expect(project.exists(".photo-changes")).toBe(false);
});

test("files of the system are no photos, and stay", async () => {
  project = makeProject({ "1.webp": "a", "2.webp": "b", ".DS_Store": "x", "Thumbs.db": "y" });
  await project.run("move", "1", "2");
  expect(project.gallery()).toEqual({
    "1.webp": "b",
    "2.webp": "a",
    ".DS_Store": "x",
    "Thumbs.db": "y",
  });
});

test("a folder that is missing is named", async () => {
  project = makeProject({});
  await expect(project.run("list")).rejects.toThrow(/Nema foldera content\/gallery/);
});
