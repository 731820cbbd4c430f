// What each screen of the specification holds (docs/specification.md, section 2), in built HTML.
import { documentOf } from "../support/public-files";

const textOf = (element: Element | null | undefined) =>
  element?.textContent?.replace(/\s+/g, " ").trim() ?? "";

function mainOf(file: string) {
  const main = documentOf(file).querySelector("main");
  if (!main) throw new Error(`${file} has no <main>.`);
  return {
    main,
    all: (selector: string) => [...main.querySelectorAll(selector)],
    /** Links as [text, address]. */
    links: () =>
      [...main.querySelectorAll("a")].map((link) => [textOf(link), link.getAttribute("href")]),
    images: () =>
      [...main.querySelectorAll("img")].map(({ alt, src }) => [
        alt,
        src.slice(src.lastIndexOf("/") + 1),
      ]),
  };
}

const numbered = (count: number, alt: string, name: string) =>
  Array.from({ length: count }, (_, index) => [`${alt} ${index + 1}`, `${name}${index + 1}.webp`]);

it("home: hero with two buttons, three cards with a button each, three memories", () => {
  const { all, links, images } = mainOf("index.html");
  expect(links()).toEqual(
    expect.arrayContaining([
      ["Zakaži posjetu", "/contact"],
      ["Pogledaj plan i program", "/program"],
      ["Vidi više...", "/gallery"],
    ]),
  );
  expect(links().filter(([text]) => text === "Saznaj više")).toEqual([
    ["Saznaj više", "/program"],
    ["Saznaj više", "/program"],
    ["Saznaj više", "/about-us"],
  ]);
  expect(all("h2, h3").map(textOf)).toEqual(
    expect.arrayContaining([
      "Program za čitav dan",
      "Raznovrsne aktivnosti",
      "Priča o našoj ekipi",
      "Uspomene koje pamtimo",
    ]),
  );
  expect(images().slice(1)).toEqual([
    ["Slika 17", "foto17.webp"],
    ["Slika 11", "foto11.webp"],
    ["Slika 10", "foto10.webp"],
  ]);
});

describe("programme", () => {
  const { main, all, images } = mainOf("program/index.html");

  it("has four check items, a paragraph for parents and a picture", () => {
    for (const title of [
      "Cjelodnevni boravak",
      "Siguran i podsticajan prostor",
      "Raznolik program aktivnosti",
      "Posvećeni odgajatelji",
      "Za roditelje",
    ]) {
      expect(all("h2, h3").map(textOf)).toContain(title);
    }
    expect(images()).toEqual(expect.arrayContaining([[expect.any(String), "radionica.webp"]]));
  });

  it("has its sections closed at first, with their parts", () => {
    expect(all("details").map((section) => textOf(section.querySelector("summary")))).toEqual([
      "Obrazovne aktivnosti",
      "Prostor našeg boravka",
      "Cjenovnik",
    ]);
    expect(main.querySelector("details[open]")).toBeNull();
    const [education] = all("details");
    expect([...(education?.querySelectorAll("h3") ?? [])].map(textOf)).toEqual([
      "Edukativne aktivnosti",
      "Kreativne radionice",
      "Pjesma i ples",
      "Fizička aktivnost",
      "Priroda i okoliš",
      "Predah i samostalnost",
    ]);
  });

  it("shows the 17 photos of the premises, numbered", () => {
    const photos = images().filter(([alt]) => alt?.startsWith("Prostor centra, slika"));
    expect(photos).toEqual(numbered(17, "Prostor centra, slika", "soba"));
  });
});

it("gallery: 29 photos, numbered", () => {
  expect(mainOf("gallery/index.html").images()).toEqual(numbered(29, "Slika", "foto"));
});

it.each(["about-us/index.html", "contact/index.html"])(
  "%s has the map with its place, and the contact block",
  (file) => {
    const { main, all, links } = mainOf(file);
    expect(all("h2").map(textOf)).toContain("Kako doći do nas?");
    const text = textOf(main).replaceAll("\u00A0", " ");
    for (const part of ["Mustafe Pintola 123", "+387 61 111 101", "+387 62 222 202"]) {
      expect(text).toContain(part);
    }
    expect(text).toContain("Od ponedjeljka do četvrtka: 06:30h do 18:00h");
    const addresses = links().map(([, href]) => href);
    for (const start of [
      "tel:+38761111101",
      "viber://chat?number=%2B38762222202",
      "https://wa.me/38761111101",
      "mailto:pisite@sanjalica.example",
      "https://www.google.com/maps/dir/",
    ]) {
      expect(addresses.some((href) => href?.startsWith(start))).toBe(true);
    }
  },
);

it("about us: mission and team", () => {
  const { all } = mainOf("about-us/index.html");
  expect(all("h1").map(textOf)).toEqual(["Mjesto gdje djeca rastu, uče i cvjetaju!"]);
  expect(all("h2").map(textOf)).toEqual(
    expect.arrayContaining(["Naša misija", "Priča o našoj ekipi"]),
  );
});

it("contact: headline, then the form with its four fields, then the map", () => {
  const { all } = mainOf("contact/index.html");
  expect(all("h1").map(textOf)).toEqual(["Radujemo se da Vas upoznamo!"]);
  const fields = all("form input, form textarea");
  expect(fields.map((field) => [field.getAttribute("name"), field.getAttribute("type")])).toEqual([
    ["name", expect.anything()],
    ["phone", expect.anything()],
    ["email", expect.anything()],
    ["message", null],
  ]);
  expect(fields.some((field) => field.hasAttribute("required"))).toBe(false);
  expect(all("textarea")[0]?.getAttribute("rows")).toBe("5");
  expect(all("form, h2").map((one) => one.tagName)[0]).toBe("FORM");
});

it("404: the sentence in English, and ways on", () => {
  const { main, links } = mainOf("404.html");
  expect(main.querySelector("h1")?.getAttribute("lang")).toBe("en");
  expect(links().map(([, href]) => href)).toEqual(["/", "/program", "/gallery", "/contact"]);
});
