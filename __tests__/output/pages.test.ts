import fs from "node:fs";
import path from "node:path";
import { JSDOM } from "jsdom";
import { allPages } from "../support/pages";
import { filesOf } from "./support/files";

const publicFolder = path.resolve("public");

function read(file: string): Document {
  return new JSDOM(fs.readFileSync(path.join(publicFolder, file), "utf8")).window.document;
}

describe.each(allPages)("$built", ({ built: file, tab }) => {
  const document = read(file);

  it("has its title, a description and the language", () => {
    expect(document.title).toBe(tab);
    const description = document.querySelector<HTMLMetaElement>("meta[name=description]");
    expect(description?.content.length).toBeGreaterThan(60);
    expect(description?.content.length).toBeLessThanOrEqual(155);
    expect(document.documentElement.lang).toBe("bs");
  });

  it("has numbers where style sheets name those of site.ts", () => {
    const styles = [...document.querySelectorAll("style")].map((style) => style.textContent);
    expect(styles.join("")).toContain("@media (min-width:");
    expect(styles.join("")).not.toMatch(/@media[^{]*\(--|env\(--/);
  });

  it("says what a shared link shows", () => {
    const property = (name: string) =>
      document.querySelector<HTMLMetaElement>(`meta[property="og:${name}"]`)?.content;
    expect(property("locale")).toBe("bs_BA");
    expect(property("site_name")).toBe("Sanjalica, centar za dnevni boravak, igru i učenje");
    expect(property("title")).toBeTruthy();
    expect(property("description")).toBeTruthy();
  });

  it("has one main heading and no heading that skips a level", () => {
    const levels = [...document.querySelectorAll("h1,h2,h3,h4,h5,h6")].map(({ tagName }) =>
      Number(tagName[1]),
    );
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.reduce((previous, level) => {
      expect(level).toBeLessThanOrEqual(previous + 1);
      return level;
    });
  });

  it("gives every picture an alt text and its size", () => {
    for (const image of document.querySelectorAll("img")) {
      expect(image.hasAttribute("alt")).toBe(true);
      expect(Number(image.getAttribute("width"))).toBeGreaterThan(0);
      expect(Number(image.getAttribute("height"))).toBeGreaterThan(0);
    }
  });

  it("links to pages, files and places in them that exist", () => {
    const targets = [...document.querySelectorAll("[href],[src]")]
      .map((element) => element.getAttribute("href") ?? element.getAttribute("src") ?? "")
      .filter((target) => /^[/#]/.test(target));
    expect(targets.length).toBeGreaterThan(10);
    for (const target of targets) {
      const [address = "", name] = target.split("#");
      const place = path.join(publicFolder, decodeURI(address || file));
      const isFile = fs.existsSync(place) && fs.statSync(place).isFile();
      const found = isFile ? place : path.join(place, "index.html");
      expect([target, fs.existsSync(found)]).toEqual([target, true]);
      if (name) expect(fs.readFileSync(found, "utf8")).toContain(` id="${name}"`);
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
  expect(fs.existsSync(path.join(publicFolder, "activities"))).toBe(false);
});

it("publishes nothing of the local mailbox", () => {
  const files = filesOf(publicFolder, /\.(js|html|json|css)$/);
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const text = fs.readFileSync(file, "utf8");
    expect([file, /lokalni-(sanducic|kljuc|servis|sablon)/.test(text)]).toEqual([file, false]);
  }
});
