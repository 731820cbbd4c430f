import fs from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { budgets } from "../../../scripts/bench/site/budgets";
import { crawl } from "../support/crawl";
import { type FullSite, limitMs } from "../support/full-site";

/**
 * Bytes that everything at once may add to pages that are full as shipped: hours of many kinds, a
 * closure, a notice, seven entries in the menu; and on the programme a price list and questions.
 */
const moreBytes: Readonly<Record<string, number>> = {
  "index.html": 400,
  "program/index.html": 1500,
};

const openSections = (page: Page) =>
  page.locator("details[open] h2").evaluateAll((titles) => titles.map((one) => one.textContent));

/** Pages, sections and files that staff have added, and the menu that names them. */
export function testPages(site: FullSite): void {
  it("publishes the added pages, in the sitemap and with what search engines are told", () => {
    const page = site.documentOf("upis/index.html");
    expect(page.title).toBe("Upis | Sanjalica");
    expect(page.querySelector("h1")?.textContent).toBe("Upis");
    expect(page.querySelector("meta[name=description]")?.getAttribute("content")).toBe(
      "Kako upisati dijete, šta ponijeti i kome se javiti.",
    );
    expect(site.documentOf("zahvala/index.html").title).toBe("Hvala | Sanjalica");
    expect(site.read("sitemap.xml").toString()).toMatch(/\/upis<[\s\S]*\/zahvala</);
  });

  it.each([
    [
      "program/index.html",
      ["Šta dijete nosi sa sobom?", "Može li prvi dan kraće?", "Ko smije preuzeti dijete?"],
    ],
    ["upis/index.html", ["Koji papiri su potrebni?"]],
  ])("%s gives its questions as data", (file, questions) => {
    const text = site.documentOf(file).querySelector("script[type*=ld]")?.textContent ?? "{}";
    const data = JSON.parse(text);
    expect(data["@type"]).toBe("FAQPage");
    expect(data.mainEntity.map(({ name }: { name: string }) => name)).toEqual(questions);
  });

  it.each([
    "index",
    "program/index",
    "gallery/index",
    "about-us/index",
    "contact/index",
    "upis/index",
    "zahvala/index",
  ])("%s.html weighs hardly more than the budget", (name) => {
    const file = `${name}.html`;
    const limit = budgets.html + (moreBytes[file] ?? 0);
    expect(brotliCompressSync(site.read(file)).length).toBeLessThanOrEqual(limit);
  });

  it("gives answers with their links to search engines, as addresses that lead there from anywhere", () => {
    const text = site
      .documentOf("program/index.html")
      .querySelector("script[type*=ld]")?.textContent;
    const [plain, , linked] = JSON.parse(text ?? "{}").mainEntity.map(
      ({ acceptedAnswer }: { acceptedAnswer: { text: string } }) =>
        acceptedAnswer.text.replaceAll("\u00A0", " "),
    );
    expect(plain).toBe("Presvlaku, papuče i flašicu za vodu.");
    expect(linked).toBe(
      '<strong>Samo</strong> osobe koje roditelji navedu pri <a href="https://sanjalica.example/upis#papiri">upisu</a>, u <a href="https://sanjalica.example/files/zahtjev-za-upis.pdf" type="application/pdf">zahtjevu (PDF, 1 kB)</a>.',
    );
  });

  describe("a file to download", () => {
    it("is published as it is, where a page links to it, and no other", async () => {
      const folder = "__tests__/fixtures/content-full/files";
      for (const name of fs.readdirSync(folder)) {
        const answer = await fetch(`${site.url}/files/${name}`);
        expect(Buffer.from(await answer.arrayBuffer())).toEqual(
          fs.readFileSync(path.join(folder, name)),
        );
        expect(answer.headers.get("content-type")).toBe("application/pdf");
        expect(answer.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
        expect(answer.headers.get("content-security-policy")).toContain("object-src 'self'");
      }
      expect((await fetch(`${site.url}/files/nacrt.pdf`)).status).toBe(404);
    });

    it("is said to be one within its link, which the router leaves to the browser", async () => {
      const page = await site.browser.newPage();
      await page.goto(`${site.url}/upis`);
      await page.locator("#gatsby-announcer[hidden]").waitFor({ state: "attached" });
      const asked: string[] = [];
      page.on("request", (request) => asked.push(new URL(request.url()).pathname));
      const link = page.getByRole("link", { name: "zahtjev za upis (PDF, 1 kB)", exact: true });
      await link.hover();
      const request = page.waitForRequest((one) => one.url().endsWith(".pdf"));
      await link.click();
      expect((await request).isNavigationRequest()).toBe(true);
      // The router asks for a page's data first.
      expect(asked.filter((path) => path.includes("files"))).toEqual([
        "/files/zahtjev-za-upis.pdf",
      ]);
      await page.close();
    }, 60_000);
  });

  it("no heading leaves a level out", () => {
    for (const file of ["program/index.html", "upis/index.html"]) {
      const levels = [...site.documentOf(file).querySelectorAll("main :is(h1,h2,h3,h4,h5,h6)")].map(
        (one) => Number(one.tagName.slice(1)),
      );
      expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
    }
  });

  it(
    "every link, photo and page data resolves",
    async () => {
      const { visited, broken } = await crawl(site.url, "");
      expect(broken).toEqual([]);
      expect(visited).toEqual(expect.arrayContaining(["/upis"]));
    },
    limitMs,
  );

  describe("the address of a section", () => {
    it.each([true, false])(
      "opens it on loading, with scripts: %s",
      async (javaScriptEnabled) => {
        const context = await site.browser.newContext({ javaScriptEnabled });
        const page = await context.newPage();
        await page.goto(`${site.url}/program#pitanja-i-odgovori`);
        await page.locator("details[open]").waitFor();
        expect(await openSections(page)).toEqual(["Pitanja i odgovori"]);
        await context.close();
      },
      60_000,
    );

    it("opens it from the menu of another page, and from that of its own", async () => {
      const page = await site.browser.newPage({ viewport: { width: 1440, height: 900 } });
      await page.goto(`${site.url}/upis`);
      await page.locator("#gatsby-announcer[hidden]").waitFor({ state: "attached" });
      const entry = page.locator("header").getByRole("link", { name: "Cjenovnik" });
      await entry.click();
      const row = page.locator("details[open] summary");
      await row.waitFor();
      expect(await openSections(page)).toEqual(["Cjenovnik"]);
      expect(await row.evaluate((one) => one === document.activeElement)).toBe(true);
      await row.click();
      await entry.click();
      await row.waitFor();
      await page.close();
    }, 60_000);
  });

  describe("a menu of seven entries", () => {
    it.each([320, 390, 768, 1024, 1100, 1110, 1120, 1130, 1280, 1440, 1920])(
      "has room at %d px, or its burger",
      async (width) => {
        const page = await site.browser.newPage({ viewport: { width, height: 800 } });
        await page.goto(`${site.url}/upis`);
        const header = page.locator("header");
        const links = header.getByRole("link", { name: "Galerija" });
        const burger = header.getByRole("button", { name: "Otvori meni" });
        expect(await burger.isVisible()).not.toBe(await links.isVisible());
        if (await links.isVisible()) {
          const logo = await header.getByRole("link").first().boundingBox();
          const nav = await header.getByRole("navigation").boundingBox();
          expect(nav?.x).toBeGreaterThan((logo?.x ?? 0) + (logo?.width ?? 0));
          expect(nav?.height).toBeLessThan(84);
        }
        const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
        expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
        await page.close();
      },
      60_000,
    );
  });
}
