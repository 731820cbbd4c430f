import fs from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { type Browser, chromium, type Page } from "@playwright/test";
import { JSDOM } from "jsdom";
import sharp from "sharp";
import { startServer } from "../../scripts/server/server";
import { findBrowser } from "../../scripts/testing/browser";
import { crawl } from "./support/crawl";
import { copyProject, type Project } from "./support/project";

// More photos than one page of the gallery shows: the first view stays light (docs/figures.md).
const count = 90;
/** Only so that a build that hangs ends; nothing is measured. */
const limitMs = 20 * 60_000;

let project: Project;
let browser: Browser;
let server: Awaited<ReturnType<typeof startServer>>;

/** Names as cameras and people give them, and one that no list names. */
const names: Readonly<Record<number, string>> = { 31: "IMG_1234.JPG", 32: "Rodjendan 1.webp" };
const unlisted = "zaboravljena.webp";

/** Small pictures of one colour each, so that they differ and cost little. */
async function addPhoto(file: string, number: number): Promise<void> {
  const background = { r: number, g: 255 - number, b: 128 };
  await sharp({ create: { width: 800, height: 600, channels: 3, background } })
    .toFormat(file.endsWith(".JPG") ? "jpeg" : "webp")
    .toFile(file);
}

async function addPhotos(gallery: string): Promise<void> {
  for (let number = 30; number <= count; number += 1) {
    const name = names[number] ?? `slika-${number}.webp`;
    await addPhoto(path.join(gallery, name), number);
    fs.appendFileSync(path.join(gallery, "photos.yml"), `  - photo: "${name}"\n`);
  }
  await addPhoto(path.join(gallery, unlisted), 255);
}

beforeAll(async () => {
  project = copyProject({ encoded: true });
  await addPhotos(path.join(project.folder, "content/gallery"));
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

const parts = [
  { file: "gallery/index.html", address: "/gallery", first: 1, last: 40 },
  { file: "gallery/2/index.html", address: "/gallery/2", first: 41, last: 80 },
  { file: "gallery/3/index.html", address: "/gallery/3", first: 81, last: 90 },
];

it.each(parts)("$address shows photos $first to $last", ({ file, first, last }) => {
  const photos = [...documentOf(file).querySelectorAll("main ul img")];
  expect(photos.map((photo) => photo.getAttribute("alt"))).toEqual(
    Array.from({ length: last - first + 1 }, (_, index) => `Slika ${first + index}`),
  );
});

it("publishes what the list names, whatever it is called, and nothing else", () => {
  const files = fs
    .readdirSync(path.join(project.folder, "public/static"), { recursive: true, encoding: "utf8" })
    .map((file) => path.basename(file));
  expect(files).toEqual(expect.arrayContaining(["IMG_1234.webp", "Rodjendan 1.webp"]));
  expect(files).not.toContain(unlisted);
  const shown = documentOf("gallery/index.html").querySelectorAll("main ul img");
  expect(shown[30]?.getAttribute("src")).toMatch(/\/IMG_1234\.webp$/);
  expect(shown[31]?.getAttribute("src")).toMatch(/\/Rodjendan%201\.webp$/);
});

it("gives each page its own title and address, which the sitemap names", () => {
  const documents = parts.map(({ file }) => documentOf(file));
  expect(documents.map(({ title }) => title)).toEqual([
    "Galerija slika | Sanjalica, Ilidža",
    "Strana 2 od 3 | Galerija slika | Sanjalica, Ilidža",
    "Strana 3 od 3 | Galerija slika | Sanjalica, Ilidža",
  ]);
  const sitemap = read("sitemap.xml").toString();
  for (const [index, { address }] of parts.entries()) {
    const canonical = documents[index]?.querySelector("link[rel=canonical]")?.getAttribute("href");
    expect(new URL(canonical ?? "").pathname).toBe(address);
    expect(sitemap).toContain(`<loc>${canonical}</loc>`);
  }
});

it("leads from page to page without a script", () => {
  const links = parts.map(({ file }) =>
    [...documentOf(file).querySelectorAll("nav[aria-label='Strane galerije'] a")].map((link) => [
      link.textContent,
      link.getAttribute("href"),
    ]),
  );
  expect(links).toEqual([
    [["Sljedeće slike", "/gallery/2"]],
    [
      ["Prethodne slike", "/gallery"],
      ["Sljedeće slike", "/gallery/3"],
    ],
    [["Prethodne slike", "/gallery/2"]],
  ]);
});

it.each(parts)("$address is marked as the gallery's in both menus", ({ file, address }) => {
  const links = documentOf(file).querySelectorAll("header nav [aria-current]");
  expect([...links].map((link) => link.textContent)).toEqual(["Galerija", "Galerija"]);
  const mark = address === "/gallery" ? "page" : "true";
  expect([...links].map((link) => link.getAttribute("aria-current"))).toEqual([mark, mark]);
});

it("weighs at most 1.2 times the shipped gallery, and its data 5 kB", () => {
  const shipped = brotliCompressSync(fs.readFileSync("public/gallery/index.html")).length;
  for (const { file } of parts) {
    expect(brotliCompressSync(read(file)).length).toBeLessThanOrEqual(1.2 * shipped);
  }
  const data = read("page-data/gallery/page-data.json");
  expect(brotliCompressSync(data).length).toBeLessThanOrEqual(5000);
});

it(
  "every link, photo and page data resolves",
  async () => {
    const { visited, broken } = await crawl(server.url, "");
    expect(broken).toEqual([]);
    expect(visited).toEqual(expect.arrayContaining(parts.map(({ address }) => address)));
  },
  limitMs,
);

describe("the viewer", () => {
  const viewer = (page: Page) => page.getByRole("dialog", { name: "Pregled slika" });
  const counter = (page: Page, number: number) =>
    viewer(page).getByText(`Slika ${number} od ${count}`);
  let page: Page;

  beforeEach(async () => {
    page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  });

  afterEach(() => page.close());

  it("leads over the end of a page and back, by button and by key", async () => {
    await page.goto(`${server.url}/gallery`);
    // Before the page lives, the link opens the photo's file.
    await page.locator("#gatsby-announcer[hidden]").waitFor({ state: "attached" });
    await page.getByRole("link", { name: "Slika 40, otvori uvećanu" }).click();
    await counter(page, 40).waitFor();
    await page.getByRole("button", { name: "Sljedeća slika" }).click();
    await counter(page, 41).waitFor();
    expect(new URL(page.url())).toMatchObject({ pathname: "/gallery/2", hash: "#slika-41" });
    await page.keyboard.press("ArrowLeft");
    await counter(page, 40).waitFor();
    expect(new URL(page.url())).toMatchObject({ pathname: "/gallery", hash: "#slika-40" });
    await page.keyboard.press("Escape");
    await viewer(page).waitFor({ state: "detached" });
    expect(new URL(page.url()).pathname).toBe("/gallery");
  }, 60_000);

  it("opens a photo of another page by its address", async () => {
    await page.goto(`${server.url}/gallery#slika-85`);
    await counter(page, 85).waitFor();
    expect(new URL(page.url()).pathname).toBe("/gallery/3");
  }, 60_000);

  it("ends at the first and the last photo of all", async () => {
    await page.goto(`${server.url}/gallery#slika-1`);
    await counter(page, 1).waitFor();
    expect(await page.getByRole("button", { name: "Prethodna slika" }).isDisabled()).toBe(true);
    await page.goto(`${server.url}/gallery/3#slika-90`);
    await counter(page, count).waitFor();
    expect(await page.getByRole("button", { name: "Sljedeća slika" }).isDisabled()).toBe(true);
  }, 60_000);
});
