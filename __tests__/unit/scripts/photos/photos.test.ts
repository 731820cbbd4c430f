/** @jest-environment node */
import fs from "node:fs";
import sharp from "sharp";
import { describeError } from "../../../../scripts/system/user-error";
import { makeProject, type Project, recordOutput } from "./project";

const gallery = "content/gallery";

// With all that has to stay as it was written.
const list = `# Slike galerije
# u dva reda
photos:
  - photo: "foto1.webp" # prva
    title: "Prva"
    focus:
      x: 94
      y: 0
  # o drugoj
  - photo: "IMG_2.JPG"
    title: 'Druga'
  - photo: foto3.webp
    title: Treća – „Do re mi” i još mnogo riječi koje ne staju u jedan red od osamdeset znakova
`;

const entries = (...names: string[]) => names.map((name) => `  - photo: "${name}"\n`).join("");

let project: Project;
let output: ReturnType<typeof recordOutput>;
beforeEach(() => {
  project = makeProject({
    "content/gallery/foto1.webp": "one",
    "content/gallery/IMG_2.JPG": "two",
    "content/gallery/foto3.webp": "three",
    "content/gallery/photos.yml": list,
    "content/premises/soba1.webp": "room",
    "content/premises/photos.yml": `photos:\n${entries("soba1.webp")}`,
  });
  output = recordOutput();
});
afterEach(() => {
  project.clear();
  jest.restoreAllMocks();
});

const listNow = () => project.read(`${gallery}/photos.yml`);

/** The width of a photo, by which these tests tell photos apart. */
const widthOf = async (bytes = "") => (await sharp(Buffer.from(bytes, "latin1")).metadata()).width;

describe("add", () => {
  test("puts the photos of a folder at the end, in natural order, and touches no original", async () => {
    await project.picture("izlet/IMG_40.jpg", { width: 840 });
    await project.picture("izlet/IMG_100.JPG", { width: 900 });
    await project.picture("izlet/img_31.png", { width: 831, format: "png" });
    for (const other of [".DS_Store", "._IMG_40.jpg", "plan.txt", "drugi/b.jpg"]) {
      project.write(`izlet/${other}`, "x");
    }
    const before = project.files("izlet");
    await project.run("add", "izlet");
    const after = project.files(gallery);
    const added = ["img-31.webp", "img-40.webp", "img-100.webp"];
    expect(Object.keys(after)).toHaveLength(4 + added.length);
    expect(await Promise.all(added.map((name) => widthOf(after[name])))).toEqual([831, 840, 900]);
    expect(listNow()).toBe(list + entries(...added));
    expect(project.files("izlet")).toEqual(before);
    expect(output.text()).toContain("Preskočeno, jer nisu slike: drugi, plan.txt");
    expect(output.text()).toContain("Slika 3 od 3: IMG_100.JPG");
    expect(output.text()).toContain("Dodano u content/gallery, od broja 4:");
  });

  test("--at makes room, --to premises leaves the gallery alone, and no photo is added twice", async () => {
    await project.picture("a.jpg");
    await project.run("add", "a.jpg", "--at", "2");
    expect(listNow()).toBe(list.replace(/ {2}# o drugoj\n/, `${entries("a.webp")}$&`));
    const before = project.files(gallery);
    project.write("content/premises/photos.yml", 'photos:\r\n  - photo: "soba1.webp"\r\n');
    await project.run("add", "a.jpg", "./a.jpg", "--to", "premises", "--at", "9");
    expect(project.read("content/premises/photos.yml")).toBe(
      `photos:\n${entries("soba1.webp", "a.webp")}`,
    );
    expect(project.files(gallery)).toEqual(before);
  });

  test("picks free names that are valid on every system and in addresses", async () => {
    project.write("content/gallery/SUMA.webp", "unlisted");
    const args = ["foto1.jpg", "Šuma.jpg", "x/šuma.png", "Rođendan (Đuro) 1.jpg", "!!.jpg"];
    for (const name of args) await project.picture(name);
    await project.run("add", ...args);
    const names = ["foto1-2", "suma-2", "suma-3", "rodjendan-djuro-1", "novo"];
    expect(listNow()).toBe(list + entries(...names.map((name) => `${name}.webp`)));
    expect(project.files(gallery)).toMatchObject({ "foto1.webp": "one", "SUMA.webp": "unlisted" });
  });

  test("one bad photo stops all, and every bad one is named with cause and remedy", async () => {
    const before = project.files(gallery);
    await project.picture("izlet/1.jpg");
    await project.picture("izlet/2.jpg", { width: 640, height: 480 });
    project.write("izlet/3.jpg", "no picture at all");
    project.write("izlet/4.jpg", "");
    project.write("izlet/5.jpg/a.txt", "a folder");
    const error: unknown = await project.run("add", "izlet", "none.jpg").catch((reason) => reason);
    expect(String(error).split("\n")).toEqual([
      "Error: Ništa nije dodano, jer se ne može koristiti:",
      expect.stringMatching(/^ {2}none\.jpg: Nema takve datoteke/),
      expect.stringMatching(/^ {2}2\.jpg: Slika je premala ili preuska: 640 × 480/),
      expect.stringMatching(/^ {2}3\.jpg: Slika se ne može otvoriti\. Otvorite/),
      expect.stringMatching(/^ {2}4\.jpg: Slika se ne može otvoriti\. Otvorite/),
      expect.stringMatching(/^ {2}5\.jpg: Datoteka se ne može pročitati \(EISDIR\)\./),
    ]);
    expect(project.files(gallery)).toEqual(before);
  });
});

describe("an interruption", () => {
  /** Makes the disk full in the middle of a file with this name. */
  function fillDiskAt(name: RegExp): void {
    const write = fs.writeFileSync;
    jest.spyOn(fs, "writeFileSync").mockImplementation((file, data, options) => {
      if (!name.test(String(file))) return write(file, data, options);
      write(file, String(data).slice(0, 10), options);
      throw Object.assign(new Error("full"), { code: "ENOSPC", syscall: "write" });
    });
  }

  test.each([/b\.webp/, /photos\.yml/])(
    "at %s leaves photos and list as they were",
    async (name) => {
      await project.picture("a.jpg");
      await project.picture("b.jpg");
      const before = project.files(".");
      fillDiskAt(name);
      const error = await project.run("add", "a.jpg", "b.jpg").catch((reason) => reason);
      expect(describeError(error).message).toBe(
        "Na disku nema dovoljno mjesta. Oslobodite ga i pokušajte ponovo.",
      );
      expect(project.files(".")).toEqual(before);
    },
  );
});

test.each<[string, RegExp]>([
  ["ad a.jpg", /Nema naredbe „ad”.*Primjer: npm run photos --/s],
  ["add", /Navedite slike ili folder/],
  ["add prazan", /Tu nema nijedne slike/],
  ["add a.jpg --too premises", /Opcije ove naredbe su --to i --at/],
  ["add a.jpg --to", /iza svake dolazi vrijednost/],
  ["add a.jpg --to galery", /Nema foldera „galery”/],
  ["add a.jpg --at 0", /„0” nije broj slike/],
  ["add content/gallery/foto4.webp", /Već u tom folderu: foto4\.webp/],
])("refuses „%s” and changes nothing", async (line, message) => {
  project.write("prazan/plan.txt", "x");
  await project.picture("a.jpg");
  await project.picture("content/gallery/foto4.webp");
  const before = project.files(".");
  await expect(project.run(...line.split(" "))).rejects.toThrow(message);
  expect(project.files(".")).toEqual(before);
});

test.each([
  ["missing", undefined, /nedostaje.*git checkout/],
  ["invalid", "photos: [", /spisak nije ispravan/],
])("a list that is %s is reported and left alone", async (_name, text, message) => {
  project.clear();
  project.write("content/gallery/foto1.webp", "one");
  if (text) project.write("content/gallery/photos.yml", text);
  await project.picture("a.jpg");
  const before = project.files(gallery);
  await expect(project.run("add", "a.jpg")).rejects.toThrow(message);
  expect(project.files(gallery)).toEqual(before);
});

test.each(["", "add --help"])("„%s” prints help", async (line) => {
  await project.run(...line.split(" ").filter(Boolean));
  expect(output.text()).toMatch(/npm run photos -- add.*Primjer:/s);
});
