import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { checkContent } from "../../../src/check/disk/check-content";
import { siteContent } from "../../support/tested-site";
import { soundText } from "./support/content";

const temporary = fs.mkdtempSync(path.join(os.tmpdir(), "sanjalica-check-"));
const folder = path.join(temporary, "content");
const at = (file: string) => path.join(folder, file);

const filesWithProblems = async () =>
  (await checkContent(folder))
    .filter(({ severity }) => severity === "error")
    .map(({ file }) => file.replace("content/", ""));

beforeEach(() => fs.cpSync(siteContent, folder, { recursive: true }));
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));
afterAll(() => fs.rmSync(temporary, { recursive: true, force: true }));

it("finds no errors in sound files, nor in what computers leave behind", async () => {
  for (const name of [".DS_Store", "Thumbs.db", "pages/._home.md", "pages/home.md~", "~$home.md"])
    fs.writeFileSync(at(name), "\u0000");
  fs.mkdirSync(at("gallery/@eaDir/1.webp"), { recursive: true });
  fs.writeFileSync(at("gallery/@eaDir/1.webp/THUMB.jpg"), "a");
  expect(await filesWithProblems()).toEqual([]);
});

it("names folders in place of files", async () => {
  for (const file of ["pages/home.md", "site/centre.yml"]) {
    fs.rmSync(at(file));
    fs.mkdirSync(at(file));
  }
  expect(await filesWithProblems()).toEqual(["pages/home.md", "site/centre.yml"]);
});

it.each([
  ["Windows-1250", Buffer.from("name: \x8Akola\n", "latin1")],
  ["UTF-16 without a mark", Buffer.from(soundText("site/centre.yml"), "utf16le")],
])("refuses another encoding than UTF-8: %s", async (_name, bytes) => {
  fs.writeFileSync(at("site/centre.yml"), bytes);
  expect(await filesWithProblems()).toEqual(["site/centre.yml"]);
});

it("reads other line ends as what they mean", async () => {
  for (const file of ["site/centre.yml", "pages/home.md"])
    fs.writeFileSync(at(file), `\uFEFF${soundText(file).replaceAll("\n", "\r")}`);
  expect(await filesWithProblems()).toEqual([]);
});

it("names photos and documents that are not what their names say", async () => {
  const photo = fs.readFileSync(at("gallery/foto7.webp"));
  fs.writeFileSync(at("gallery/foto2.webp"), photo.subarray(0, photo.length / 2));
  fs.writeFileSync(at("files/kucni-red.pdf"), "PK\u0003\u0004 word/document.xml");
  expect(await filesWithProblems()).toEqual(["files/kucni-red.pdf", "gallery/foto2.webp"]);
});
