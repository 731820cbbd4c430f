/** @jest-environment node */
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { ftyp, makeProject, picture, recordOutput, snapshot } from "./project.mjs";

const captions = `# Naslovi
1:
  title: "Prva"
  hero: true
2:
  title: "Druga"
3:
  title: "Treća"
  memories: 1
`;

let project;
let output;
beforeEach(() => {
  project = makeProject({
    "1.webp": "one",
    "2.jpg": "two",
    "3.webp": "three",
    "captions.yml": captions,
  });
  output = recordOutput();
});
afterEach(() => {
  project.clear();
  jest.restoreAllMocks();
});

const colour = async (bytes) => {
  const { dominant } = await sharp(Buffer.from(bytes, "latin1")).stats();
  return Object.entries(dominant).sort((one, other) => other[1] - one[1])[0][0];
};

describe("add", () => {
  test("puts the photos of a folder at the end, in natural order, and touches no original", async () => {
    const colours = { "IMG_2.jpg": "#f00000", "IMG_10.JPG": "#00f000", "img_1.png": "#0000f0" };
    for (const [name, background] of Object.entries(colours)) {
      const format = name.endsWith("png") ? "png" : "jpeg";
      project.write(`izlet/${name}`, await picture({ background, format }));
    }
    const folder = path.join(project.root, "izlet");
    const before = [snapshot(folder), statSync(path.join(folder, "IMG_2.jpg")).mtimeMs];
    await project.run("add", "izlet");
    const after = project.gallery();
    expect(Object.keys(after)).toEqual([
      "1.webp",
      "2.jpg",
      "3.webp",
      "4.webp",
      "5.webp",
      "6.webp",
      "captions.yml",
    ]);
    expect(await Promise.all([4, 5, 6].map((number) => colour(after[`${number}.webp`])))).toEqual([
      "b",
      "r",
      "g",
    ]);
    expect(after["captions.yml"]).toBe(Buffer.from(captions).toString("latin1"));
    expect([snapshot(folder), statSync(path.join(folder, "IMG_2.jpg")).mtimeMs]).toEqual(before);
    expect(output.text()).toContain("Slika 3 od 3: IMG_10.JPG → 6.webp");
    expect(output.text()).toContain("Dodano: 3 slike (content/gallery, broj 4–6).");
    expect(output.text()).toContain("Naslove upišite u content/gallery/captions.yml");
  });

  test("--at makes room: the others shift with their captions and keep their extensions", async () => {
    project.write("a.jpg", await picture());
    await project.run("add", "a.jpg", "--at", "2");
    const after = project.gallery();
    expect([after["1.webp"], after["3.jpg"], after["4.webp"]]).toEqual(["one", "two", "three"]);
    expect(after["2.jpg"]).toBeUndefined();
    expect(project.read("content/gallery/captions.yml")).toBe(
      captions.replace("3:", "4:").replace("2:", "3:"),
    );
  });

  test("--to premises leaves the gallery alone, and needs no captions file", async () => {
    const before = project.gallery();
    project.write("a.jpg", await picture());
    await project.run("add", "a.jpg", "./a.jpg", "--to", "premises");
    expect(Object.keys(snapshot(path.join(project.root, "content/premises")))).toEqual([
      "1.webp",
      "2.webp",
    ]);
    expect(project.gallery()).toEqual(before);
  });

  test("names what it skips in a folder", async () => {
    project.write("izlet/a.jpg", await picture());
    for (const name of [".DS_Store", "Thumbs.db", "plan.txt"]) project.write(`izlet/${name}`, "x");
    project.write("izlet/film.mov", ftyp("qt  "));
    project.write("izlet/plan.pdf", "%PDF-1.7");
    project.write("izlet/drugi/b.jpg", "x");
    await project.run("add", "izlet");
    for (const line of [
      ".DS_Store: sistemska datoteka",
      "Thumbs.db: sistemska datoteka",
      "plan.txt: nije slika",
      "film.mov: video",
      "plan.pdf: PDF",
      "drugi: podfolder, navedite ga posebno",
    ]) {
      expect(output.text()).toContain(line);
    }
    expect(output.text()).toContain("Dodano: 1 slika");
  });

  test("one bad photo stops all, and every bad one is named with cause and remedy", async () => {
    const before = project.gallery();
    project.write("izlet/1.jpg", await picture());
    project.write("izlet/2.jpg", ftyp("heic", "mif1"));
    project.write("izlet/3.jpg", (await picture()).subarray(0, 2000));
    project.write("izlet/4.jpg", await picture({ width: 640, height: 480 }));
    project.write("izlet/5.jpg", "");
    project.write("izlet/6.jpg", "no picture at all");
    project.write("film.mp4", ftyp("isom"));
    const { message } = await project.run("add", "izlet", "film.mp4", "none.jpg").catch((e) => e);
    expect(message.split("\n")).toEqual([
      "Ništa nije dodano, jer se ne može koristiti:",
      expect.stringMatching(/^ {2}2\.jpg: ovo je HEIC.*Postavke → Kamera → Formati.*JPEG/),
      expect.stringMatching(/^ {2}5\.jpg: datoteka je prazna\. Prenesite/),
      expect.stringMatching(/^ {2}6\.jpg: ovo nije slika, ili je oštećena\. Navedite/),
      expect.stringMatching(/^ {2}film\.mp4: ovo je video/),
      expect.stringMatching(/^ {2}none\.jpg: nema takve datoteke/),
      expect.stringMatching(/^ {2}3\.jpg: slika je oštećena.*Prenesite je ponovo/),
      expect.stringMatching(/^ {2}4\.jpg: slika je premala \(640 × 480 px\)/),
    ]);
    expect(project.gallery()).toEqual(before);
    expect(project.exists(".photo-changes")).toBe(false);
  });

  test.each([
    ["an empty folder", ["prazan"], /Tu nema nijedne slike/],
    [
      "a place beyond the end",
      ["a.jpg", "--at", "5"],
      /Nema slike 5: content\/gallery ima 3 slike/,
    ],
    ["a photo that is there already", ["content/gallery/1.webp"], /Već na stranici: 1\.webp.*move/],
  ])("refuses %s", async (_, args, message) => {
    const before = project.gallery();
    project.write("prazan/plan.txt", "x");
    project.write("a.jpg", await picture());
    if (args[0].startsWith("content")) project.write(args[0], await picture({ format: "webp" }));
    await expect(project.run("add", ...args)).rejects.toThrow(message);
    expect(Object.keys(project.gallery())).toEqual(Object.keys(before));
  });
});

describe("move", () => {
  test("shifts the photos between the two places, with captions and marks", async () => {
    await project.run("move", "3", "1");
    const { "captions.yml": text, ...photos } = project.gallery();
    expect(photos).toEqual({ "1.webp": "three", "2.webp": "one", "3.jpg": "two" });
    expect(Buffer.from(text, "latin1").toString()).toBe(`# Naslovi
1:
  title: "Treća"
  memories: 1
2:
  title: "Prva"
  hero: true
3:
  title: "Druga"
`);
    await project.run("move", "1", "3");
    expect(project.read("content/gallery/captions.yml")).toBe(captions);
  });

  test("refuses places that are not there", async () => {
    await expect(project.run("move", "1", "4")).rejects.toThrow(/Nema slike 4/);
    await expect(project.run("move", "2", "1", "--in", "premises")).rejects.toThrow(/ima 1 slika/);
    await project.run("move", "2", "2");
    expect(output.text()).toContain("Slika 2 je već na tom mjestu.");
  });
});

describe("remove", () => {
  test("closes the gap, and keeps photos and captions", async () => {
    await project.run("remove", "3", "1");
    expect(project.gallery()).toEqual({
      "1.jpg": "two",
      "captions.yml": '# Naslovi\n1:\n  title: "Druga"\n',
    });
    const kept = project.removed();
    expect(Object.keys(kept).map((name) => name.replace(/^[\d-]{19}/, "TIME"))).toEqual([
      "TIME-gallery-1.txt",
      "TIME-gallery-1.webp",
      "TIME-gallery-3.txt",
      "TIME-gallery-3.webp",
    ]);
    const [one, onePhoto, three, threePhoto] = Object.values(kept);
    expect([one, onePhoto, threePhoto]).toEqual([
      '1:\n  title: "Prva"\n  hero: true\n',
      "one",
      "three",
    ]);
    expect(three).toContain("memories: 1");
    expect(output.text()).toContain("Sačuvano s naslovima u folderu uklonjene-slike");
    expect(output.text()).toContain("Uklonjene su i oznake hero: true, memories: 1");
  });

  test("never writes over a photo that was removed in the same second", async () => {
    jest.useFakeTimers({
      now: new Date("2026-03-01T10:00:00Z"),
      doNotFake: ["nextTick", "setImmediate"],
    });
    await project.run("remove", "1");
    await project.run("move", "2", "1");
    await project.run("remove", "1");
    jest.useRealTimers();
    const kept = Object.values(project.removed());
    expect(kept.filter((contents) => !contents.startsWith("1:")).sort()).toEqual(["one", "three"]);
    expect(kept.filter((contents) => contents.startsWith("1:"))).toHaveLength(2);
  });

  test("leaves at least one photo, and refuses numbers that are not there", async () => {
    await expect(project.run("remove", "1", "2", "3")).rejects.toThrow(
      /mora ostati bar jedna slika/,
    );
    await expect(project.run("remove", "1", "4")).rejects.toThrow(/Nema slike 4/);
    expect(Object.keys(project.gallery())).toHaveLength(4);
    expect(project.removed()).toEqual({});
  });
});

test("list shows numbers, sizes, titles and marks of both sets", async () => {
  project.write("content/gallery/1.webp", await picture({ format: "webp" }));
  await project.run("list");
  const size = Math.ceil(
    readFileSync(path.join(project.root, "content/gallery/1.webp")).length / 1000,
  );
  const text = output.text();
  expect(text).toContain("content/gallery (galerija): 3 slike");
  expect(text).toMatch(new RegExp(`1 +1\\.webp +800 × 600 +${size} +Prva +hero`));
  expect(text).toMatch(/3 +3\.webp +oštećena +1 +Treća +memories 1/);
  expect(text).toContain("content/premises (prostor): 1 slika");
});

test("without a command there is help", async () => {
  await project.run();
  expect(output.text()).toMatch(/npm run photos -- add.*Primjer:/s);
});
