/** @jest-environment node */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { runPhotos } from "../../../../scripts/photos/run";

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

let root: string;
let log: jest.SpyInstance;

const write = (name: string, contents: string | Uint8Array) => {
  const file = path.join(root, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, contents);
};
const read = (name: string) => fs.readFileSync(path.join(root, name), "utf8");
const listNow = () => read(`${gallery}/photos.yml`);
const output = () => log.mock.calls.map(([line = ""]) => line).join("\n");
/** Runs a command as `npm run photos --` would. */
const run = (...args: string[]) => runPhotos(args, { root, cwd: root });

/** Writes a picture of one colour. */
async function picture(name: string, width = 800, height = 600): Promise<void> {
  const photo = sharp({ create: { width, height, channels: 3, background: "#336699" } });
  write(name, await photo.toFormat(name.endsWith("png") ? "png" : "jpeg").toBuffer());
}

/** Bytes of every file below a folder, by the path from there. */
function filesIn(folder: string): Record<string, string> {
  const from = path.join(root, folder);
  const all = fs.readdirSync(from, { recursive: true, encoding: "utf8" }).sort();
  const names = all.filter((name) => fs.statSync(path.join(from, name)).isFile());
  return Object.fromEntries(
    names.map((name) => [name, fs.readFileSync(path.join(from, name), "latin1")]),
  );
}

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "sanjalica-photos-"));
  write("content/gallery/foto1.webp", "one");
  write("content/gallery/IMG_2.JPG", "two");
  write("content/gallery/foto3.webp", "three");
  write("content/gallery/photos.yml", list);
  write("content/premises/soba1.webp", "room");
  write("content/premises/photos.yml", `photos:\n${entries("soba1.webp")}`);
  log = jest.spyOn(console, "log").mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  fs.rmSync(root, { recursive: true, force: true });
});

/** The width of a photo, by which these tests tell photos apart. */
const widthOf = async (bytes = "") => (await sharp(Buffer.from(bytes, "latin1")).metadata()).width;

describe("add", () => {
  test("puts the photos of a folder at the end, in natural order, and touches no original", async () => {
    await picture("izlet/IMG_40.jpg", 840);
    await picture("izlet/IMG_100.JPG", 900);
    await picture("izlet/img_31.png", 831);
    for (const other of [".DS_Store", "._IMG_40.jpg", "plan.txt", "drugi/b.jpg"]) {
      write(`izlet/${other}`, "x");
    }
    const before = filesIn("izlet");
    await run("add", "izlet");
    const after = filesIn(gallery);
    const added = ["img-31.webp", "img-40.webp", "img-100.webp"];
    expect(Object.keys(after)).toHaveLength(4 + added.length);
    expect(await Promise.all(added.map((name) => widthOf(after[name])))).toEqual([831, 840, 900]);
    expect(listNow()).toBe(list + entries(...added));
    expect(filesIn("izlet")).toEqual(before);
    expect(output()).toContain("Slika 3 od 3: IMG_100.JPG");
    expect(output()).toContain(`Dodano u content/gallery: ${added.join(", ")}`);
  });

  test("--at makes room, --to premises leaves the gallery alone, and no photo is added twice", async () => {
    await picture("a.jpg");
    await run("add", "a.jpg", "--at", "2");
    expect(listNow()).toBe(list.replace(/ {2}# o drugoj\n/, `${entries("a.webp")}$&`));
    const before = filesIn(gallery);
    write("content/premises/photos.yml", 'photos:\r\n  - photo: "soba1.webp"\r\n');
    await run("add", "a.jpg", "./a.jpg", "--to", "premises", "--at", "9");
    expect(read("content/premises/photos.yml")).toBe(`photos:\n${entries("soba1.webp", "a.webp")}`);
    expect(filesIn(gallery)).toEqual(before);
  });

  test("picks free names that are valid on every system and in addresses", async () => {
    write("content/gallery/SUMA.webp", "unlisted");
    const args = ["foto1.jpg", "Šuma.jpg", "x/šuma.png", "Rođendan (Đuro) 1.jpg", "!!.jpg"];
    for (const name of args) await picture(name);
    await run("add", ...args);
    const names = ["foto1-2", "suma-2", "suma-3", "rodjendan-djuro-1", "novo"];
    expect(listNow()).toBe(list + entries(...names.map((name) => `${name}.webp`)));
    expect(filesIn(gallery)).toMatchObject({ "foto1.webp": "one", "SUMA.webp": "unlisted" });
  });

  test("one bad photo stops all, and every bad one is named with cause and remedy", async () => {
    const before = filesIn(gallery);
    await picture("izlet/1.jpg");
    await picture("izlet/2.jpg", 640, 480);
    write("izlet/3.jpg", "no picture at all");
    write("izlet/4.jpg", "");
    const error: unknown = await run("add", "izlet").catch((reason) => reason);
    expect(String(error).split("\n")).toEqual([
      "Error: Ništa nije dodano, jer se ne može koristiti:",
      expect.stringMatching(/^ {2}2\.jpg: Slika je premala ili preuska: 640 × 480/),
      expect.stringMatching(/^ {2}3\.jpg: Slika se ne može otvoriti\. Otvorite/),
      expect.stringMatching(/^ {2}4\.jpg: Slika se ne može otvoriti\. Otvorite/),
    ]);
    expect(filesIn(gallery)).toEqual(before);
  });
});

const help = /npm run photos -- add.*Primjer:/s;

test.each<[string, RegExp]>([
  ["", help],
  ["ad a.jpg", help],
  ["add", help],
  ["add a.jpg --too premises", help],
  ["add a.jpg --to", help],
  ["add a.jpg --to galery", help],
  ["add a.jpg --at 0", help],
  ["add nema.jpg", /Nema takve datoteke ni foldera: nema\.jpg/],
  ["add content/gallery/foto4.webp", /su već u tom folderu/],
])("refuses „%s” and changes nothing", async (line, message) => {
  await picture("a.jpg");
  await picture("content/gallery/foto4.webp");
  const before = filesIn(".");
  await expect(run(...line.split(" ").filter(Boolean))).rejects.toThrow(message);
  expect(filesIn(".")).toEqual(before);
});

test.each([
  ["missing", undefined, /ne može pročitati/],
  ["invalid", "photos: [", /nije ispravan YAML/],
])("a list that is %s is reported and left alone", async (_name, text, message) => {
  if (text) write("content/gallery/photos.yml", text);
  else fs.rmSync(path.join(root, "content/gallery/photos.yml"));
  await picture("a.jpg");
  const before = filesIn(gallery);
  await expect(run("add", "a.jpg")).rejects.toThrow(message);
  expect(filesIn(gallery)).toEqual(before);
});
