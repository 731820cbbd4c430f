/** @jest-environment node */
// Compares the shipped content with the texts and numbers that the specification fixes. All other tests
// use their own content, so a centre that changes one of these on purpose changes only this test.
import { getTestSiteContent } from "../../scripts/testing/test-sites";
import { readFolder } from "../../src/check/disk/check-content";
import { fieldsOf } from "../support/content-files";

const content = getTestSiteContent("content");
const read = (file: string) => fieldsOf(file, content);

/** The fields of each Markdown file in a folder, sorted by `order`. */
const inOrder = (folder: string) =>
  readFolder(content)
    .filter((file) => file.startsWith(`${folder}/`) && file.endsWith(".md"))
    .map(read)
    .sort((a, b) => a.order - b.order);

const titles = (parts: readonly { title: string }[]) => parts.map(({ title }) => title);
const linkOf = ({ label, to }: { label: string; to: string }) => `${label} → ${to}`;

test("menu, headlines and links", () => {
  expect(read("site/navigation.yml").items.map(linkOf)).toEqual([
    "Početna → /",
    "Program → /program",
    "Galerija → /gallery",
    "O nama → /about-us",
    "Zakaži posjetu → /contact",
  ]);
  const pages = ["home", "program", "gallery", "about-us", "contact", "not-found"];
  expect(titles(pages.map((name) => read(`pages/${name}.md`)))).toEqual([
    "Mjesto gdje snovi sjaje i učenje je zabavno",
    "Naš program",
    "Galerija",
    "Mjesto gdje djeca rastu, uče i sjaje!",
    "Jedva čekamo da Vas upoznamo!",
    "This page does not exist",
  ]);
  const { primaryLink, secondaryLink, memories } = read("pages/home.md");
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
  const { checks, closing } = read("pages/program.md");
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
  const count = (set: string) => read(`${set}/photos.yml`).photos.length;
  expect([count("gallery"), count("premises")]).toEqual([29, 17]);
  expect(read("pages/home.md").memories.photos).toHaveLength(3);
  expect(read("pages/gallery.md").photoAlt).toBe("Slika {n}");
});

test("the centre, the map and the thanks", () => {
  expect(read("site/centre.yml")).toMatchObject({
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
  const { location, contact } = read("site/interface.yml");
  expect([location.title, contact.phones]).toEqual(["Kako do nas?", "Viber/WhatsApp"]);
  expect(read("pages/contact.md").success).toBe("Hvala što ste nas kontaktirali!");
});
