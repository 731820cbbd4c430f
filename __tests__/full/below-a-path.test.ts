// A site below a path of its host, with a gallery of several pages.
import fs from "node:fs";
import { type Browser, chromium, type Page } from "@playwright/test";
import { JSDOM } from "jsdom";
import sharp from "sharp";
import { type RunningServer, startServer } from "../../scripts/server/server";
import { installedBrowser } from "../../scripts/testing/browser";
import { galleryPageSize } from "../../src/domain/gallery-pages";
import { tile } from "../browser/support/tile";
import { crawl } from "../content/support/crawl";
import { pages } from "../support/pages";
import { copyProject, limitMs, type Project } from "./support/project";

const prefix = "/sanjalica";
/** Three pages, of which the last is not full. */
const count = 2 * galleryPageSize + 10;

let project: Project;
let server: RunningServer;
let browser: Browser;

/** Adds a photo of a single colour, which differs from the others, named as by cameras and people. */
async function addPhoto(number: number): Promise<void> {
  const name = number % 2 ? `IMG_${number}.JPG` : `Slika ${number} & još.webp`;
  const background = { r: number, g: 128, b: 128 };
  await sharp({ create: { width: 800, height: 600, channels: 3, background } })
    .toFormat(number % 2 ? "jpeg" : "webp")
    .toFile(project.path(`content/gallery/${name}`));
  fs.appendFileSync(project.path("content/gallery/photos.yml"), `  - photo: "${name}"\n`);
}

beforeAll(async () => {
  project = copyProject();
  for (let number = 9; number <= count; number += 1) await addPhoto(number);
  const { code, output } = project.run("build", { PATH_PREFIX: prefix });
  if (code !== 0) throw new Error(output);
  server = await startServer({ root: project.path("public"), prefix });
  browser = await chromium.launch({
    executablePath: installedBrowser(),
    args: ["--no-sandbox"],
  });
}, limitMs);

afterAll(async () => {
  await browser?.close();
  await server?.close();
  project.remove();
});

it(
  "everything resolves below the prefix",
  async () => {
    const addresses = [...pages.map(({ path }) => path), "/gallery/2", "/gallery/3"];
    const { origin } = new URL(server.url);
    const { visited, broken } = await crawl(origin, prefix, addresses);
    expect(broken).toEqual([]);
    expect(visited).toEqual(expect.arrayContaining(addresses.map((path) => prefix + path)));
  },
  limitMs,
);

it.each([1, 2])("page %i of the gallery shows its photos at its own address", (number) => {
  const address = number === 1 ? "/gallery" : `/gallery/${number}`;
  const { document } = new JSDOM(project.read(`public${address}/index.html`)).window;
  const first = (number - 1) * galleryPageSize + 1;
  expect(
    [...document.querySelectorAll("main ul img")].map((photo) => photo.getAttribute("alt")),
  ).toEqual(Array.from({ length: galleryPageSize }, (_, index) => `Slika ${first + index}`));
  const canonical = document.querySelector("link[rel=canonical]")?.getAttribute("href") ?? "";
  expect(new URL(canonical).pathname).toBe(prefix + address);
  expect(project.read("public/sitemap.xml")).toContain(`<loc>${canonical}</loc>`);
  const current = [...document.querySelectorAll("header nav [aria-current]")].map((link) => [
    link.getAttribute("href"),
    link.getAttribute("aria-current"),
  ]);
  expect(current).toContainEqual([`${prefix}/gallery`, number === 1 ? "page" : "true"]);
  expect(current.map(([href]) => href)).toEqual(current.map(() => `${prefix}/gallery`));
});

/** A page of the site with a fake map, and what has failed on it. */
async function visit(): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const complaints: string[] = [];
  const { origin } = new URL(server.url);
  await page.route(
    ({ href }) => !href.startsWith(origin),
    (route) => route.fulfill({ body: tile, contentType: "image/png" }),
  );
  page.on("pageerror", ({ message }) => complaints.push(message));
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  return { page, complaints };
}

it(
  "navigation and the map work, and the viewer turns to the next page and back",
  async () => {
    const { page, complaints } = await visit();
    await page.goto(server.url);
    await page.locator("#gatsby-announcer[hidden]").waitFor({ state: "attached" });
    await page.getByRole("banner").getByRole("link", { name: "O nama" }).click();
    await page.waitForURL(`${server.url}/about-us`);
    await page.getByRole("region", { name: /Mapa/ }).scrollIntoViewIfNeeded();
    await page.locator(".leaflet-marker-icon").waitFor();
    await page.getByRole("banner").getByRole("link", { name: "Galerija" }).click();
    await page.waitForURL(`${server.url}/gallery`);

    const counter = (number: number) =>
      page.getByRole("dialog").getByText(`Slika ${number} od ${count}`).waitFor();
    await page.getByRole("link", { name: "Slika 40, otvori uvećanu" }).click();
    await counter(40);
    await page.keyboard.press("ArrowRight");
    await counter(41);
    expect(page.url()).toBe(`${server.url}/gallery/2#slika-41`);
    await page.keyboard.press("ArrowLeft");
    await counter(40);
    await page.goto(`${server.url}/gallery#slika-${count}`);
    await counter(count);
    expect(new URL(page.url()).pathname).toBe(`${prefix}/gallery/3`);
    await page.getByRole("button", { name: "Sljedeća slika" }).click();
    await counter(1);
    expect(complaints).toEqual([]);
  },
  limitMs,
);
