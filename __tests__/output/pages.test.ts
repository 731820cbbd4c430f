import { isReservedId, slugPattern } from "../../src/content/slugs";
import { allPages, menuPages } from "../support/pages";
import { parsePage, readPublic } from "../support/public-files";

const getText = (element: Element | null | undefined) =>
  element?.textContent?.replace(/\s+/g, " ").trim();

describe.each(allPages)("$built", ({ built: file, path, headline, tab }) => {
  const document = parsePage(file);

  // Otherwise a hook of src/gatsby/output/ssr.tsx or src/html.tsx has had no effect.
  it("has nothing of Gatsby's that it does not use", () => {
    const unused = /name="generator"|gatsby-image-wrapper|gatsby-script-loader|x-ua-compatible/;
    expect(unused.exec(readPublic(file))).toBeNull();
    const sheets = [...document.querySelectorAll<HTMLElement>("style[data-href]")];
    const areShared = sheets.map(({ dataset }) => /\/app\.[^/]+$/.test(dataset.href ?? ""));
    expect(areShared).toEqual(sheets.map((_, index) => index === 0));
  });

  it("has a title, a description and a language", () => {
    expect(document.title).toBe(tab);
    const description = document.querySelector<HTMLMetaElement>("meta[name=description]");
    expect(description?.content).toBeTruthy();
    expect(description?.content.length).toBeLessThanOrEqual(155);
    expect(document.documentElement.lang).toBe("bs");
  });

  it("has its headline, and the menu with its own link marked as current", () => {
    expect(getText(document.querySelector("h1"))).toBe(headline);
    const labels = menuPages.map(({ label }) => label);
    const ownLabels = menuPages.filter((entry) => entry.path === path).map(({ label }) => label);
    // The row, and the dialog of small screens.
    expect(document.querySelectorAll("header nav")).toHaveLength(2);
    for (const menu of document.querySelectorAll("header nav")) {
      const links = [...menu.querySelectorAll("a")];
      expect(links.map(getText)).toEqual(labels);
      const current = links.filter((link) => link.getAttribute("aria-current") === "page");
      expect(current.map(getText)).toEqual(ownLabels);
    }
  });

  it("has a footer with logo, phones, e-mail, address, hours and credit", () => {
    const footer = document.querySelector("footer");
    const hrefs = [...(footer?.querySelectorAll("a") ?? [])].map(({ href }) => href);
    const ways = ["tel:+38761111101", "tel:+38762222202", "mailto:pisite@sanjalica.example"];
    expect(hrefs).toEqual(expect.arrayContaining(ways));
    for (const text of [
      "Mustafe Pintola 123, Ilidža, Sarajevo",
      "© 2024 Sanjalica. Sva prava su zadržana.",
      "Od ponedjeljka do četvrtka: 06:30h do 18:00h",
      "Petkom: 06:30h do 16:00h",
      "Subotom: 09:00h do 13:00h",
      "Nedjeljom: po dogovoru i planu radionica",
    ]) {
      expect(getText(footer)?.replaceAll("\u00A0", " ")).toContain(text);
    }
  });

  it("invites in the footer to the last page of the menu", () => {
    const last = menuPages.at(-1);
    const texts = [...document.querySelectorAll("footer p, footer p + a")].map(getText);
    const isExpected = path !== last?.path && path !== "/404.html";
    expect(texts.includes(last?.title) && texts.includes(last?.label)).toBe(isExpected);
  });

  it("has no id that the check would also allow for a section", () => {
    const ids = [...document.querySelectorAll("[id]:not(details [id])")].map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(["main", "meni"]));
    expect(ids.filter((id) => slugPattern.test(id) && !isReservedId(id))).toEqual([]);
  });

  it("has a size on every image", () => {
    for (const image of document.querySelectorAll("img")) {
      expect(Number(image.getAttribute("width"))).toBeGreaterThan(0);
      expect(Number(image.getAttribute("height"))).toBeGreaterThan(0);
    }
  });
});

it("the form comes before the map on the contact page", () => {
  expect(parsePage("contact/index.html").querySelector("main :is(form, h2)")?.tagName).toBe("FORM");
});

it("the 404 page has a title in English, and links to other pages", () => {
  const main = parsePage("404.html").querySelector("main");
  expect(main?.querySelector("h1")?.lang).toBe("en");
  const links = [...(main?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/", "/program", "/gallery", "/contact"]);
});
