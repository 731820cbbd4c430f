import fs from "node:fs";
import { JSDOM } from "jsdom";
import sharp from "sharp";
import { galleryPageSize } from "../../src/domain/gallery-pages";
import { budgets, firstFlight } from "../support/budgets";
import { gzipped } from "../support/page-bytes";
import { copyProject, limitMs, type Project } from "./support/project";
import { type PublishedProject, publish } from "./support/published-project";

const count = 1000;

/** File names as from cameras and people. */
const names: Readonly<Record<number, string>> = { 31: "IMG_1234.JPG", 32: "Rodjendan druga.webp" };

let project: Project;
let published: PublishedProject;

/** Adds a photo of a single colour, which differs from the others and encodes quickly. */
async function paint(name: string, number: number): Promise<void> {
  const background = { r: number % 256, g: Math.floor(number / 4), b: 128 };
  await sharp({ create: { width: 800, height: 600, channels: 3, background } })
    .toFormat(name.endsWith(".JPG") ? "jpeg" : "webp")
    .toFile(project.path(`content/gallery/${name}`));
}

async function addPhoto(number: number): Promise<void> {
  const name = names[number] ?? `slika-${number}.webp`;
  await paint(name, number);
  fs.appendFileSync(project.path("content/gallery/photos.yml"), `  - photo: "${name}"\n`);
}

beforeAll(async () => {
  project = copyProject();
  for (let number = 9; number <= count; number += 1) await addPhoto(number);
  await paint("zaboravljena.webp", count + 1);
  published = await publish(project);
}, limitMs);

afterAll(async () => {
  await published?.close();
  project.remove();
});

const htmlOf = (number: number) =>
  project.read(`public/gallery/${number === 1 ? "" : `${number}/`}index.html`);
const documentOf = (number: number) => new JSDOM(htmlOf(number)).window.document;

it.each([1, 2, 25])("page %i of the gallery shows its photos at its own address", (number) => {
  const document = documentOf(number);
  const first = (number - 1) * galleryPageSize + 1;
  expect(
    [...document.querySelectorAll("main ul img")].map((photo) => photo.getAttribute("alt")),
  ).toEqual(Array.from({ length: galleryPageSize }, (_, index) => `Slika ${first + index}`));
  const canonical = document.querySelector("link[rel=canonical]")?.getAttribute("href") ?? "";
  expect(new URL(canonical).pathname).toBe(number === 1 ? "/gallery" : `/gallery/${number}`);
  expect(project.read("public/sitemap.xml")).toContain(`<loc>${canonical}</loc>`);
  const current = document.querySelector("header nav [aria-current]");
  expect(current?.textContent).toBe("Galerija");
});

it("a page keeps to the first flight, and its data to their budget", () => {
  for (const number of [1, 2, 25]) {
    expect(gzipped(htmlOf(number))).toBeLessThanOrEqual(firstFlight);
  }
  const data = project.read("public/page-data/gallery/page-data.json");
  expect(gzipped(data)).toBeLessThanOrEqual(budgets.prefetch);
});

it(
  "the viewer turns to the next page and back, and opens a photo of another page",
  async () => {
    const { server, browser } = published;
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const counter = (number: number) =>
      page.getByRole("dialog").getByText(`Slika ${number} od ${count}`).waitFor();
    await page.goto(`${server.url}/gallery`);
    // Before hydration the link would open the photo's file.
    await page.locator("#gatsby-announcer[hidden]").waitFor({ state: "attached" });
    await page.getByRole("link", { name: "Slika 40, otvori uvećanu" }).click();
    await counter(40);
    await page.keyboard.press("ArrowRight");
    await counter(41);
    expect(new URL(page.url())).toMatchObject({ pathname: "/gallery/2", hash: "#slika-41" });
    await page.keyboard.press("ArrowLeft");
    await counter(40);
    await page.goto(`${server.url}/gallery#slika-1000`);
    await counter(1000);
    expect(new URL(page.url()).pathname).toBe("/gallery/25");
    await page.getByRole("button", { name: "Sljedeća slika" }).click();
    await counter(1);
    expect(new URL(page.url()).pathname).toBe("/gallery");
  },
  limitMs,
);
