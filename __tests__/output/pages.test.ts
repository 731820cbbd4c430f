import { isTaken } from "../../src/check/check-sections";
import { slugPattern } from "../../src/content/addresses";
import { allPages, menuPages } from "../support/pages";
import { documentOf, publicFiles, readPublic } from "../support/public-files";

const textOf = (element: Element | null | undefined) =>
  element?.textContent?.replace(/\s+/g, " ").trim();

describe.each(allPages)("$built", ({ built: file, path, headline, tab }) => {
  const document = documentOf(file);

  it("has its title, a description and the language", () => {
    expect(document.title).toBe(tab);
    const description = document.querySelector<HTMLMetaElement>("meta[name=description]");
    expect(description?.content).toBeTruthy();
    expect(description?.content.length).toBeLessThanOrEqual(155);
    expect(document.documentElement.lang).toBe("bs");
  });

  it("has its headline and the links of the menu, its own marked as the current page", () => {
    expect(textOf(document.querySelector("h1"))).toBe(headline);
    const labels = menuPages.map(({ label }) => label);
    const ownLabels = menuPages.filter((entry) => entry.path === path).map(({ label }) => label);
    // In a row, and in the dialog of small screens.
    for (const menu of document.querySelectorAll("header nav")) {
      const links = [...menu.querySelectorAll("a")];
      expect(links.map(textOf)).toEqual(labels);
      const current = links.filter((link) => link.getAttribute("aria-current") === "page");
      expect(current.map(textOf)).toEqual(ownLabels);
    }
  });

  it("ends with logo, phones, e-mail, address, hours and credit", () => {
    const footer = document.querySelector("footer");
    const hrefs = [...(footer?.querySelectorAll("a") ?? [])].map(({ href }) => href);
    expect(hrefs).toEqual(
      expect.arrayContaining([
        "tel:+38761111101",
        "tel:+38762222202",
        "mailto:pisite@sanjalica.example",
      ]),
    );
    for (const text of [
      "Mustafe Pintola 123, Ilidža, Sarajevo",
      "© 2024 Sanjalica. Sva prava su zadržana.",
      "Od ponedjeljka do četvrtka: 06:30h do 18:00h",
      "Petkom: 06:30h do 16:00h",
      "Subotom: 09:00h do 13:00h",
      "Nedjeljom: po dogovoru i planu radionica",
    ]) {
      expect(textOf(footer)?.replaceAll("\u00A0", " ")).toContain(text);
    }
    const logo = footer?.querySelector("a[aria-label]")?.getAttribute("aria-label");
    expect(logo).toBe("Sanjalica, centar za boravak, igru i učenje djece, početna stranica");
  });

  it("has numbers where style sheets name those of site.ts", () => {
    const styles = [...document.querySelectorAll("style")].map((style) => style.textContent);
    expect(styles.join("")).toContain("@media (min-width:");
    expect(styles.join("")).not.toMatch(/@media[^{]*\(--|env\(--/);
  });

  it("has no id of its own that a section might take for its address", () => {
    const ids = [...document.querySelectorAll("[id]:not(details [id])")].map(({ id }) => id);
    const addresses = ids.filter((id) => slugPattern.test(id));
    expect(addresses).toEqual(expect.arrayContaining(["main", "meni", "logo"]));
    expect(addresses.filter((id) => !isTaken(id))).toEqual([]);
  });

  it("says what a shared link shows", () => {
    const property = (name: string) =>
      document.querySelector<HTMLMetaElement>(`meta[property="og:${name}"]`)?.content;
    expect(property("locale")).toBe("bs_BA");
    expect(property("site_name")).toBe("Sanjalica, centar za boravak, igru i učenje djece");
    expect(property("title")).toBeTruthy();
    expect(property("description")).toBeTruthy();
  });

  it("gives every picture an alt text and its size", () => {
    for (const image of document.querySelectorAll("img")) {
      expect(image.hasAttribute("alt")).toBe(true);
      expect(Number(image.getAttribute("width"))).toBeGreaterThan(0);
      expect(Number(image.getAttribute("height"))).toBeGreaterThan(0);
    }
  });

  it("hides nothing until a script runs", () => {
    const main = document.querySelector("main");
    expect(main?.getAttribute("style")).toBeNull();
    for (const image of document.querySelectorAll("img")) {
      expect(image.getAttribute("style") ?? "").not.toMatch(/opacity/);
    }
  });

  it("says nothing of the centre being open or closed now", () => {
    expect(document.body.textContent).not.toMatch(/Otvoreno sada|Zatvoreno/);
  });

  it("keeps the account of the mail provider empty", () => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="enquiry-service"]');
    expect(JSON.parse(meta?.content ?? "")).toEqual({
      publicKey: "",
      serviceId: "",
      templateId: "",
      host: "https://api.emailjs.com",
    });
  });
});

it("has no page for activities", () => {
  expect(publicFiles(/activities/)).toEqual([]);
});

it("publishes nothing of the local mailbox", () => {
  const files = publicFiles(/\.(js|html|json|css)$/);
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const text = readPublic(file);
    expect([file, /lokalni-(sanducic|kljuc|servis|sablon)/.test(text)]).toEqual([file, false]);
  }
});
