/** @jest-environment node */
// Compares the shipped content with the texts and numbers that the specification fixes. All other tests
// use their own content, so a centre that changes one of these on purpose changes only this test.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { testSiteContent } from "../../scripts/testing/test-sites";
import { splitFrontMatter } from "../../src/content/front-matter";
import { normalizeText } from "../../src/content/normalize-text";

const content = testSiteContent("content");
const read = (file: string) => normalizeText(readFileSync(path.join(content, file), "utf8"));
const list = (file: string) => parse(read(file));

/** The fields of a Markdown file. */
function fieldsOf(file: string) {
  const parts = splitFrontMatter(read(file));
  if ("missing" in parts) throw new Error(`${file} has no fields.`);
  return parse(parts.fields);
}

/** The fields of each Markdown file in a folder, sorted by `order`. */
const inOrder = (folder: string) =>
  readdirSync(path.join(content, folder))
    .filter((file) => file.endsWith(".md"))
    .map((file) => fieldsOf(`${folder}/${file}`))
    .sort((one, other) => one.order - other.order);

/** @throws {Error} with the difference, and what to do about an intended change */
function expectSpecified(found: unknown, specified: unknown) {
  try {
    expect(found).toEqual(specified);
  } catch (error) {
    throw new Error(
      `${error}\n\nThe specification fixes this. A centre that changes it on purpose changes it in __tests__/full/specified.test.ts as well.`,
    );
  }
}

const titles = (parts: readonly { title: string }[]) => parts.map(({ title }) => title);
const linkOf = ({ label, to }: { label: string; to: string }) => [label, to];

test("menu", () => {
  expectSpecified(list("site/navigation.yml").items.map(linkOf), [
    ["Početna", "/"],
    ["Program", "/program"],
    ["Galerija", "/gallery"],
    ["O nama", "/about-us"],
    ["Zakaži posjetu", "/contact"],
  ]);
});

test("headlines", () => {
  const pages = ["home", "program", "gallery", "about-us", "contact", "not-found"];
  expectSpecified(titles(pages.map((name) => fieldsOf(`pages/${name}.md`))), [
    "Mjesto gdje snovi sjaje i učenje je zabavno",
    "Naš program",
    "Galerija",
    "Mjesto gdje djeca rastu, uče i sjaje!",
    "Jedva čekamo da Vas upoznamo!",
    "This page does not exist",
  ]);
});

test("buttons and pictures of the home page", () => {
  const { primaryLink, secondaryLink, memories } = fieldsOf("pages/home.md");
  expectSpecified([primaryLink, secondaryLink, memories.link].map(linkOf), [
    ["Zakaži posjetu", "/contact"],
    ["Istraži plan i program", "/program"],
    ["Vidi više...", "/gallery"],
  ]);
  expectSpecified(memories.photos.length, 3);
});

test("perk cards", () => {
  const perks = inOrder("perks");
  expectSpecified(titles(perks), [
    "Program za cijeli dan",
    "Raznovrsne aktivnosti",
    "Priča o našem timu",
  ]);
  expectSpecified(
    perks.map(({ link }) => linkOf(link)),
    [
      ["Saznaj više", "/program"],
      ["Saznaj više", "/program"],
      ["Saznaj više", "/about-us"],
    ],
  );
});

test("check items and closing note of the programme", () => {
  const { checks, closing } = fieldsOf("pages/program.md");
  expectSpecified(titles(checks), [
    "Cjelodnevni boravak",
    "Siguran i inspirativan prostor",
    "Raznovrstan program aktivnosti",
    "Posvećeni odgajatelji",
  ]);
  const texts = { text: expect.any(String), photo: expect.any(String) };
  expectSpecified(closing, expect.objectContaining(texts));
});

test("collapsible sections of the programme", () => {
  const sections = inOrder("program");
  expectSpecified(titles(sections), ["Obrazovne aktivnosti", "Prostor dnevnog boravka"]);
  expectSpecified(
    sections.map(({ parts }) => titles(parts)),
    [
      [
        "Edukativne aktivnosti",
        "Kreativne radionice",
        "Muzika i ples",
        "Fizička aktivnost",
        "Priroda i okolina",
        "Odmor i samostalnost",
      ],
      ["Prostor za boravak", "Radionice i učionica"],
    ],
  );
  expectSpecified(
    sections.map(({ photos }) => photos?.list),
    [undefined, "premises"],
  );
});

test("numbers of photos, and their alternative text", () => {
  const count = (set: string) => list(`${set}/photos.yml`).photos.length;
  expectSpecified([count("gallery"), count("premises")], [29, 17]);
  expectSpecified(fieldsOf("pages/gallery.md").photoAlt, "Slika {n}");
});

test("the centre", () => {
  const { phones, email, address, hours, map, credit } = list("site/centre.yml");
  expectSpecified(address, { street: "Dr. Silve Rizvanbegović 17", place: "Ilidža, Sarajevo" });
  expectSpecified(phones.length, 2);
  expectSpecified(email, expect.stringContaining("@"));
  expectSpecified(hours, {
    days: [{ from: "ponedjeljak", to: "petak", opens: "06:30", closes: "18:00" }],
    weekend: "Vikend: prilagođeno planiranim radionicama",
  });
  expectSpecified(map.zoom, 20);
  expectSpecified(map.tiles, expect.stringContaining("/{z}/{x}/{y}"));
  expectSpecified(credit, expect.stringContaining("2024"));
});

test("title of the map section, and label of the two telephone numbers", () => {
  const { location, contact } = list("site/interface.yml");
  expectSpecified(location.title, "Kako do nas?");
  expectSpecified(contact.phones, "Viber/WhatsApp");
});

test("thanks for an enquiry", () => {
  expectSpecified(fieldsOf("pages/contact.md").success, "Hvala što ste nas kontaktirali!");
});
