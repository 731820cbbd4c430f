/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { collectionOf } from "../../../src/content/collections";
import { parseContent } from "../../../src/content/parse";
import { siteContent } from "../../support/site";

const textFiles = readdirSync(siteContent, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll(path.sep, "/"))
  .filter((file) => /\.(md|yml)$/.test(file));

function fieldsOf(file: string): unknown {
  const written = readFileSync(path.join(siteContent, file), "utf8").replaceAll("\r\n", "\n");
  return parse(file.endsWith(".md") ? (written.split(/^---$/m)[1] ?? "") : written);
}

describe("the kind of a content file", () => {
  it.each([
    ["pages/home.md", "HomePage"],
    ["pages/program.md", "ProgramPage"],
    ["pages/gallery.md", "GalleryPage"],
    ["pages/about-us.md", "AboutPage"],
    ["pages/contact.md", "ContactPage"],
    ["pages/not-found.md", "NotFoundPage"],
    ["pages/new.md", "TextPage"],
    ["pages/upis/papiri.md", "PageSection"],
    ["perks/anything.md", "Perk"],
    ["program/anything.md", "ProgramSection"],
    ["notices/anything.md", "Notice"],
    ["site/centre.yml", "Centre"],
    ["site/navigation.yml", "Navigation"],
    ["site/interface.yml", "InterfaceTexts"],
    ["gallery/photos.yml", "PhotoList"],
    ["premises/photos.yml", "PhotoList"],
  ])("of %s is %s", (file, type) => {
    expect(collectionOf(file)?.type).toBe(type);
  });

  it.each([
    "pages/homexmd",
    "pages/upis/old/papiri.md",
    "old/pages/home.md",
    "perks/old/team.md",
    "program/notes.txt",
    "perks/.md",
    "photos.yml",
    "other/photos.yml",
    "gallery/foto1.webp",
  ])("of %s is none", (file) => {
    expect(collectionOf(file)).toBeUndefined();
  });
});

it.each(textFiles)("%s is as declared", (file) => {
  const collection = collectionOf(file);
  if (!collection) throw new Error(`${file} belongs to no kind`);
  expect(() => parseContent(collection.schema, fieldsOf(file), file)).not.toThrow();
});

it("finds the files to try", () => {
  expect(textFiles).toEqual(expect.arrayContaining(["pages/home.md", "site/interface.yml"]));
});
