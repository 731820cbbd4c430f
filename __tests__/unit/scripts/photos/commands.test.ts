/** @jest-environment node */
import { statSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { ftyp, makeProject, type Project, picture, recordOutput, snapshot } from "./project";

const list = `# Slike
photos:
  - photo: "foto1.webp"
    title: "Prva"
  - photo: "IMG_2.JPG"
    title: "Druga"
  - photo: "foto3.webp"
    title: "Treća"
`;

const entries = (...names: string[]) => names.map((name) => `  - photo: "${name}"\n`).join("");

let project: Project;
let output: ReturnType<typeof recordOutput>;
beforeEach(() => {
  project = makeProject({
    "foto1.webp": "one",
    "IMG_2.JPG": "two",
    "foto3.webp": "three",
    "photos.yml": list,
  });
  output = recordOutput();
});
afterEach(() => {
  project.clear();
  jest.restoreAllMocks();
});

const listNow = () => project.read("content/gallery/photos.yml");

/** How wide a photo is, which tells one from another. */
const widthOf = async (bytes = "") => (await sharp(Buffer.from(bytes, "latin1")).metadata()).width;

describe("add", () => {
  test("puts the photos of a folder at the end, in natural order, and touches no original", async () => {
    for (const [name, width] of [
      ["IMG_40.jpg", 840],
      ["IMG_100.JPG", 900],
      ["img_31.png", 831],
    ] as const) {
      const format = name.endsWith("png") ? "png" : "jpeg";
      project.write(`izlet/${name}`, await picture({ width, format }));
    }
    const folder = path.join(project.root, "izlet");
    const before = [snapshot(folder), statSync(path.join(folder, "IMG_40.jpg")).mtimeMs];
    await project.run("add", "izlet");
    const after = project.gallery();
    const added = ["img-31.webp", "img-40.webp", "img-100.webp"];
    expect(Object.keys(after).sort()).toEqual(
      ["foto1.webp", "foto3.webp", "IMG_2.JPG", "photos.yml", ...added].sort(),
    );
    expect(await Promise.all(added.map((name) => widthOf(after[name])))).toEqual([831, 840, 900]);
    expect(listNow()).toBe(list + entries(...added));
    expect([snapshot(folder), statSync(path.join(folder, "IMG_40.jpg")).mtimeMs]).toEqual(before);
    expect(output.text()).toContain("Slika 3 od 3: IMG_100.JPG");
    expect(output.text()).toContain("Dodano: 3 slike (content/gallery), od broja 4:");
    expect(output.text()).toContain("Naslove upišite u content/gallery/photos.yml");
  });

  test("--at makes room, --to premises leaves the gallery alone, and nobody is added twice", async () => {
    const { "photos.yml": _, ...before } = project.gallery();
    project.write("a.jpg", await picture());
    await project.run("add", "a.jpg", "--at", "2");
    expect(listNow()).toBe(list.replace('  - photo: "IMG', `${entries("a.webp")}  - photo: "IMG`));
    expect(project.gallery()).toMatchObject(before);
    const gallery = project.gallery();
    await project.run("add", "a.jpg", "./a.jpg", "--to", "premises");
    expect(project.read("content/premises/photos.yml")).toBe(
      `photos:\n${entries("soba1.webp", "a.webp")}`,
    );
    expect(project.gallery()).toEqual(gallery);
  });

  test("gives names that are free, in letters every system and address has", async () => {
    project.write("content/gallery/SUMA.webp", "unlisted");
    const args = ["foto1.jpg", "Šuma.jpg", "x/šuma.png", "Rođendan (Đuro) 1.jpg", "!!.jpg"];
    for (const name of args) project.write(name, await picture());
    await project.run("add", ...args);
    const names = ["foto1-2", "suma-2", "suma-3", "rodjendan-djuro-1", "slika"];
    expect(listNow()).toBe(list + entries(...names.map((name) => `${name}.webp`)));
    expect(project.gallery()["foto1.webp"]).toBe("one");
    expect(project.gallery()["SUMA.webp"]).toBe("unlisted");
  });

  test("takes in what somebody writes into the list while photos are converted", async () => {
    project.write("a.jpg", await picture());
    jest.mocked(console.log).mockImplementation((line = "") => {
      if (!String(line).startsWith("Slika 1 od 1")) return;
      const file = path.join(project.root, "content/gallery/photos.yml");
      writeFileSync(file, list.replace("Prva", "Nova"));
    });
    await project.run("add", "a.jpg");
    expect(listNow()).toBe(list.replace("Prva", "Nova") + entries("a.webp"));
  });

  test("names what it skips in a folder", async () => {
    project.write("izlet/a.jpg", await picture());
    for (const name of [".DS_Store", "plan.txt", "drugi/b.jpg"])
      project.write(`izlet/${name}`, "x");
    project.write("izlet/film.mov", ftyp("qt  "));
    await project.run("add", "izlet");
    expect(output.text()).toContain(".DS_Store: sistemska datoteka");
    expect(output.text()).toContain("plan.txt: nije slika");
    expect(output.text()).toContain("film.mov: nije slika");
    expect(output.text()).toContain("drugi: podfolder, navedite ga posebno");
    expect(output.text()).toContain("Dodano: 1 slika");
  });

  test("one bad photo stops all, and every bad one is named with cause and remedy", async () => {
    const before = project.gallery();
    project.write("izlet/1.jpg", await picture());
    project.write("izlet/2.jpg", ftyp("heic", "mif1"));
    project.write("izlet/3.jpg", (await picture()).subarray(0, 2000));
    project.write("izlet/4.jpg", await picture({ width: 640, height: 480 }));
    project.write("izlet/5.jpg", "no picture at all");
    project.write("film.mp4", ftyp("isom"));
    const added = project.run("add", "izlet", "film.mp4", "none.jpg");
    const error: unknown = await added.catch((reason) => reason);
    expect(String(error).split("\n")).toEqual([
      "Error: Ništa nije dodano, jer se ne može koristiti:",
      expect.stringMatching(/^ {2}none\.jpg: Nema takve datoteke/),
      expect.stringMatching(/^ {2}2\.jpg: Ovo je slika u formatu HEIC.*JPEG/),
      expect.stringMatching(/^ {2}3\.jpg: Slika se ne može otvoriti\. Otvorite/),
      expect.stringMatching(/^ {2}4\.jpg: Slika je premala\. Veličina slike: 640 × 480/),
      expect.stringMatching(/^ {2}5\.jpg: Slika se ne može otvoriti\. Otvorite/),
      expect.stringMatching(/^ {2}film\.mp4: Ovo nije slika u poznatom formatu \(video\)/),
    ]);
    expect(project.gallery()).toEqual(before);
  });

  test.each<[string[], RegExp]>([
    [["prazan"], /Tu nema nijedne slike/],
    [["a.jpg", "--at", "5"], /Nema slike 5: .* ima 3 slike/],
    [["content/gallery/foto4.webp"], /Već u tom folderu: foto4\.webp.*move/],
  ])("refuses %j", async (args, message) => {
    project.write("prazan/plan.txt", "x");
    project.write("a.jpg", await picture());
    project.write("content/gallery/foto4.webp", await picture({ format: "webp" }));
    const before = project.gallery();
    await expect(project.run("add", ...args)).rejects.toThrow(message);
    expect(project.gallery()).toEqual(before);
  });
});

test("move changes the list alone, and refuses places that are not there", async () => {
  const { "photos.yml": _, ...photos } = project.gallery();
  await project.run("move", "3", "1");
  expect(project.gallery()).toMatchObject(photos);
  expect(listNow().match(/(?<=photo: ").*(?=")/g)?.[0]).toBe("foto3.webp");
  expect(output.text()).toContain("Slika 3 (foto3.webp) je sada slika 1.");
  await project.run("move", "1", "3");
  expect(listNow()).toBe(list);
  await expect(project.run("move", "1", "4")).rejects.toThrow(/Nema slike 4/);
  await expect(project.run("move", "2", "1", "--in", "premises")).rejects.toThrow(/ima 1 slika/);
  await project.run("move", "2", "2");
  expect(output.text()).toContain("Slika 2 je već na tom mjestu.");
});

describe("remove", () => {
  test("takes photos off the list, and keeps them", async () => {
    await project.run("remove", "3", "1");
    expect(project.gallery()).toEqual({
      "IMG_2.JPG": "two",
      "photos.yml": '# Slike\nphotos:\n  - photo: "IMG_2.JPG"\n    title: "Druga"\n',
    });
    const kept = Object.entries(project.removed());
    expect(kept.map(([name, text]) => [name.replace(/^[\d-]{23}/, "TIME"), text])).toEqual([
      ["TIME-gallery-foto1.webp", "one"],
      ["TIME-gallery-foto3.webp", "three"],
    ]);
    expect(output.text()).toContain("Sačuvano u folderu uklonjene-slike");
  });

  test("says where the home page needs another photo", async () => {
    const fields = 'photo: "foto1.webp"\nmemories:\n  photos: ["IMG_2.JPG", "foto3.webp"]\n';
    project.write("content/pages/home.md", `---\n${fields}---\n`);
    project.write("content/premises/photos.yml", `photos:\n${entries("soba1.webp", "soba2.webp")}`);
    await project.run("remove", "1", "--in", "premises");
    expect(output.text()).not.toContain("Početna");
    await project.run("remove", "1", "3");
    expect(output.text()).toContain(
      "koristi foto1.webp (vrh početne): u content/pages/home.md upišite",
    );
    expect(output.text()).toContain("koristi foto3.webp (Uspomene 2)");
    expect(output.text()).not.toContain("IMG_2.JPG");
  });

  test("leaves at least one photo, refuses numbers that are not there, and needs no file", async () => {
    const last = project.run("remove", "1", "2", "3");
    await expect(last).rejects.toThrow(/mora ostati bar jedna slika/);
    await expect(project.run("remove", "1", "4")).rejects.toThrow(/Nema slike 4/);
    expect(Object.keys(project.gallery())).toHaveLength(4);
    expect(project.removed()).toEqual({});
    project.write("content/gallery/photos.yml", list + entries("none.webp"));
    await project.run("remove", "4");
    expect(listNow()).toBe(list);
  });
});

test("list shows numbers, titles, what the home page uses, and what is not published", async () => {
  project.write("content/gallery/nova.webp", "x");
  project.write("content/gallery/photos.yml", list + entries("none.webp"));
  project.write("content/pages/home.md", '---\nphoto: "foto1.webp"\n---\n');
  await project.run("list");
  const text = output.text();
  expect(text).toContain("content/gallery (galerija): 4 slike");
  expect(text).toMatch(/1 +foto1\.webp +Prva +vrh početne\n/);
  expect(text).toMatch(/2 +IMG_2\.JPG +Druga\n/);
  expect(text).toMatch(/4 +none\.webp +\(slike nema u folderu\)\n/);
  expect(text).toContain("Nisu na spisku, pa se ne objavljuju: nova.webp");
  expect(text).toMatch(/content\/premises \(prostor\): 1 slika\n[\s\S]*1 +soba1\.webp\n/);
});

test("a list that is missing or not in order is left alone, and said to be", async () => {
  for (const [text, message] of [
    [undefined, /Ova datoteka nedostaje.*git checkout/],
    ["photos: [", /spisak nije ispravan/],
  ] as const) {
    project.clear();
    project.write("content/gallery/foto1.webp", "one");
    if (text) project.write("content/gallery/photos.yml", text);
    project.write("a.jpg", await picture());
    const before = project.gallery();
    for (const args of [["list"], ["move", "1", "1"], ["remove", "1"], ["add", "a.jpg"]]) {
      await expect(project.run(...args)).rejects.toThrow(message);
    }
    expect(project.gallery()).toEqual(before);
  }
});

test("without a command there is help", async () => {
  await project.run();
  expect(output.text()).toMatch(/npm run photos -- add.*Primjer:/s);
});
