/** @jest-environment node */
// Compares the shipped content with the texts and numbers that the specification fixes. All other tests
// use their own content, so a centre that changes one of these on purpose changes only this test.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { testSiteContent } from "../../scripts/testing/test-sites";
import { normalizeText, splitFrontMatter } from "../../src/content/file-text";

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

const titles = (parts: readonly { title: string }[]) => parts.map(({ title }) => title);
const linkOf = ({ label, to }: { label: string; to: string }) => `${label} → ${to}`;

test("menu, headlines and links", () => {
  expect(list("site/navigation.yml").items.map(linkOf)).toEqual([
    "Početna → /",
    "Program → /program",
    "Galerija → /gallery",
    "O nama → /about-us",
    "Zakaži posjetu → /contact",
  ]);
  const pages = ["home", "program", "gallery", "about-us", "contact", "not-found"];
  expect(titles(pages.map((name) => fieldsOf(`pages/${name}.md`)))).toEqual([
    "Mjesto gdje snovi sjaje i učenje je zabavno",
    "Naš program",
    "Galerija",
    "Mjesto gdje djeca rastu, uče i sjaje!",
    "Jedva čekamo da Vas upoznamo!",
    "This page does not exist",
  ]);
  const { primaryLink, secondaryLink, memories } = fieldsOf("pages/home.md");
  expect([primaryLink, secondaryLink, memories.link].map(linkOf)).toEqual([
    "Zakaži posjetu → /contact",
    "Istraži plan i program → /program",
    "Vidi više... → /gallery",
  ]);
  const perks = inOrder("perks").map(({ title, link }) => `${title}: ${linkOf(link)}`);
  expect(perks).toEqual([
    "Program za cijeli dan: Saznaj više → /program",
    "Raznovrsne aktivnosti: Saznaj više → /program",
    "Priča o našem timu: Saznaj više → /about-us",
  ]);
});

test("the programme", () => {
  const { checks, closing } = fieldsOf("pages/program.md");
  expect(titles(checks)).toEqual([
    "Cjelodnevni boravak",
    "Siguran i inspirativan prostor",
    "Raznovrstan program aktivnosti",
    "Posvećeni odgajatelji",
  ]);
  expect(closing).toMatchObject({ text: expect.any(String), photo: expect.any(String) });
  const sections = inOrder("program");
  expect(titles(sections)).toEqual(["Obrazovne aktivnosti", "Prostor dnevnog boravka"]);
  expect(sections.map(({ parts }) => titles(parts))).toEqual([
    [
      "Edukativne aktivnosti",
      "Kreativne radionice",
      "Muzika i ples",
      "Fizička aktivnost",
      "Priroda i okolina",
      "Odmor i samostalnost",
    ],
    ["Prostor za boravak", "Radionice i učionica"],
  ]);
  expect(sections.map(({ photos }) => photos?.list)).toEqual([undefined, "premises"]);
});

test("numbers of photos, and their alternative text", () => {
  const count = (set: string) => list(`${set}/photos.yml`).photos.length;
  expect([count("gallery"), count("premises")]).toEqual([29, 17]);
  expect(fieldsOf("pages/home.md").memories.photos).toHaveLength(3);
  expect(fieldsOf("pages/gallery.md").photoAlt).toBe("Slika {n}");
});

test("the centre, the map and the thanks", () => {
  expect(list("site/centre.yml")).toMatchObject({
    address: { street: "Dr. Silve Rizvanbegović 17", place: "Ilidža, Sarajevo" },
    phones: [expect.any(String), expect.any(String)],
    email: expect.stringContaining("@"),
    hours: {
      days: [{ from: "ponedjeljak", to: "petak", opens: "06:30", closes: "18:00" }],
      weekend: "Vikend: prilagođeno planiranim radionicama",
    },
    map: { zoom: 20, tiles: expect.stringContaining("/{z}/{x}/{y}") },
    credit: expect.stringContaining("2024"),
  });
  const { location, contact } = list("site/interface.yml");
  expect([location.title, contact.phones]).toEqual(["Kako do nas?", "Viber/WhatsApp"]);
  expect(fieldsOf("pages/contact.md").success).toBe("Hvala što ste nas kontaktirali!");
});
