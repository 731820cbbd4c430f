// Where the links of screens lead (docs/specification.md, section 2). `content.test.ts` checks that all
// texts and photos are published.
import { documentOf } from "../support/public-files";

const textOf = (element: Element | null | undefined) =>
  element?.textContent?.replace(/\s+/g, " ").trim() ?? "";

function mainOf(file: string) {
  const main = documentOf(file).querySelector("main") as Element;
  const links = [...main.querySelectorAll("a")];
  return { main, links: links.map((link) => `${textOf(link)} → ${link.getAttribute("href")}`) };
}

it("home: the buttons of hero, cards and memories", () => {
  expect(mainOf("index.html").links).toEqual(
    expect.arrayContaining([
      "Zakaži posjetu → /contact",
      "Pogledaj plan i program → /program",
      "Saznaj više → /program",
      "Saznaj više → /program",
      "Saznaj više → /about-us",
      "Vidi više... → /gallery",
    ]),
  );
});

it.each(["about-us", "contact"])("%s: the map and the contact card", (page) => {
  const { main, links } = mainOf(`${page}/index.html`);
  const text = textOf(main).replaceAll("\u00A0", " ");
  expect(text).toContain("Kako doći do nas?");
  expect(text).toContain("Mustafe Pintola 123");
  expect(text).toContain("Od ponedjeljka do četvrtka: 06:30h do 18:00h");
  for (const start of [
    "tel:+38761111101",
    "tel:+38762222202",
    "viber://chat?number=%2B38762222202",
    "https://wa.me/38761111101",
    "mailto:pisite@sanjalica.example",
    "https://www.google.com/maps/dir/",
  ])
    expect(links.some((link) => link.includes(`→ ${start}`))).toBe(true);
});

it("contact: the form comes before the map", () => {
  expect(mainOf("contact/index.html").main.querySelector("form, h2")?.tagName).toBe("FORM");
});

it("404: a title in English, and links to other pages", () => {
  const { main, links } = mainOf("404.html");
  expect(main.querySelector("h1")?.getAttribute("lang")).toBe("en");
  expect(links.map((link) => link.split(" → ")[1])).toEqual([
    "/",
    "/program",
    "/gallery",
    "/contact",
  ]);
});
