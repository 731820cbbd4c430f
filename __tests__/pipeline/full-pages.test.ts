import fs from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { type Browser, chromium, type Page } from "@playwright/test";
import { JSDOM } from "jsdom";
import { budgets } from "../../scripts/bench/site/budgets";
import { startServer } from "../../scripts/server/server";
import { findBrowser } from "../../scripts/testing/browser";
import { crawl } from "./support/crawl";
import { copyProject, type Project } from "./support/project";

// Sections of every kind, pages that staff have added, and a menu of seven entries.
const fixture = path.resolve(__dirname, "../fixtures/content-full");
/** Only so that a build that hangs ends; nothing is measured. */
const limitMs = 20 * 60_000;

let project: Project;
let browser: Browser;
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  project = copyProject({ encoded: true });
  fs.cpSync(fixture, path.join(project.folder, "content"), { recursive: true });
  project.build();
  server = await startServer({ root: path.join(project.folder, "public"), mailbox: false });
  browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ["--no-sandbox"],
  });
}, limitMs);

afterAll(async () => {
  await browser?.close();
  server?.close();
  project.remove();
});

const read = (file: string) => fs.readFileSync(path.join(project.folder, "public", file));
const documentOf = (file: string) => new JSDOM(read(file).toString()).window.document;

it("publishes the added pages, in the sitemap and with what search engines are told", () => {
  const page = documentOf("upis/index.html");
  expect(page.title).toBe("Upis | Sanjalica");
  expect(page.querySelector("h1")?.textContent).toBe("Upis");
  expect(page.querySelector("meta[name=description]")?.getAttribute("content")).toBe(
    "Kako upisati dijete, šta ponijeti i kome se javiti.",
  );
  expect(documentOf("zahvala/index.html").title).toBe("Hvala | Sanjalica");
  expect(read("sitemap.xml").toString()).toMatch(/\/upis<[\s\S]*\/zahvala</);
});

it.each([
  [
    "program/index.html",
    ["Šta dijete nosi sa sobom?", "Može li prvi dan kraće?", "Ko smije preuzeti dijete?"],
  ],
  ["upis/index.html", ["Koji papiri su potrebni?"]],
])("%s gives its questions as data", (file, questions) => {
  const text = documentOf(file).querySelector("script[type*=ld]")?.textContent ?? "{}";
  const data = JSON.parse(text);
  expect(data["@type"]).toBe("FAQPage");
  expect(data.mainEntity.map(({ name }: { name: string }) => name)).toEqual(questions);
});

it.each(["upis/index.html", "zahvala/index.html"])("%s keeps to the budget of HTML", (file) => {
  expect(brotliCompressSync(read(file)).length).toBeLessThanOrEqual(budgets.html);
});

it("no heading leaves a level out", () => {
  for (const file of ["program/index.html", "upis/index.html"]) {
    const levels = [...documentOf(file).querySelectorAll("main :is(h1,h2,h3,h4,h5,h6)")].map(
      (one) => Number(one.tagName.slice(1)),
    );
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  }
});

it(
  "every link, photo and page data resolves",
  async () => {
    const { visited, broken } = await crawl(server.url, "");
    expect(broken).toEqual([]);
    expect(visited).toEqual(expect.arrayContaining(["/upis"]));
  },
  limitMs,
);

const openSections = (page: Page) =>
  page.locator("details[open] h2").evaluateAll((titles) => titles.map((one) => one.textContent));

describe("the address of a section", () => {
  it.each([true, false])(
    "opens it on loading, with scripts: %s",
    async (javaScriptEnabled) => {
      const context = await browser.newContext({ javaScriptEnabled });
      const page = await context.newPage();
      await page.goto(`${server.url}/program#pitanja-i-odgovori`);
      await page.locator("details[open]").waitFor();
      expect(await openSections(page)).toEqual(["Pitanja i odgovori"]);
      await context.close();
    },
    60_000,
  );

  it("opens it from the menu of another page, and from that of its own", async () => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${server.url}/upis`);
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
      const page = await browser.newPage({ viewport: { width, height: 800 } });
      await page.goto(`${server.url}/upis`);
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
