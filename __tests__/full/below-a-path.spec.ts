// A site below a path of its host, with a gallery of several pages.
import fs from "node:fs";
import sharp from "sharp";
import { type RunningServer, startServer } from "../../scripts/server/server";
import { galleryPageSize } from "../../src/site";
import { expect, fakeTiles, screens, test, waitForHydration } from "../browser/support/test";
import { crawl } from "../content/support/crawl";
import { field, typeInto, withGitHub } from "../support/editor";
import { testedPages } from "../support/pages";
import { previewPage } from "../support/previews";
import { copyProject, limitMs, type Project } from "./support/project";

// In one worker, so that the site is built once.
test.describe.configure({ mode: "default" });
test.use({ viewport: screens.desktop });

const prefix = "/sanjalica";
/** The number of photos: three pages, of which the last is not full. */
const count = 2 * galleryPageSize + 10;

let project: Project;
let server: RunningServer;

/** Add a photo of a unique colour, whose name is like those that cameras or people give. */
async function addPhoto(number: number): Promise<void> {
  const name = number % 2 ? `IMG_${number}.JPG` : `Slika ${number} & još.webp`;
  const background = { r: number, g: 128, b: 128 };
  await sharp({ create: { width: 800, height: 600, channels: 3, background } })
    .toFormat(number % 2 ? "jpeg" : "webp")
    .toFile(project.path(`content/gallery/${name}`));
  fs.appendFileSync(project.path("content/gallery/photos.yml"), `  - photo: "${name}"\n`);
}

test.beforeAll(async () => {
  test.setTimeout(limitMs);
  project = copyProject();
  for (let number = 9; number <= count; number += 1) await addPhoto(number);
  const { code, output } = project.run("build", { PATH_PREFIX: prefix });
  if (code !== 0) throw new Error(output);
  server = await startServer({ root: project.path("public"), prefix });
});

test.afterAll(async () => {
  await server?.close();
  project.remove();
});

test("everything resolves below the prefix", async () => {
  test.setTimeout(limitMs);
  const addresses = [...testedPages.map(({ path }) => path), "/gallery/2", "/gallery/3"];
  const { visited, broken } = await crawl(new URL(server.url).origin, prefix, addresses);
  expect(broken).toEqual([]);
  expect(visited).toEqual(expect.arrayContaining(addresses.map((path) => prefix + path)));
});

for (const [address, first, current] of [
  ["/gallery", 1, "page"],
  ["/gallery/2", galleryPageSize + 1, "true"],
] as const) {
  test(`${address} shows its photos at its own address`, async ({ page }) => {
    await page.goto(server.url + address);
    const photos = await page.locator("main ul img").all();
    const names = await Promise.all(photos.map((photo) => photo.getAttribute("alt")));
    expect(names).toEqual(photos.map((_, index) => `Slika ${first + index}`));
    expect(names).toHaveLength(galleryPageSize);
    const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
    expect(new URL(canonical ?? "").pathname).toBe(prefix + address);
    expect(project.read("public/sitemap.xml")).toContain(`<loc>${canonical}</loc>`);
    const entry = page.locator("header nav [aria-current]").first();
    await expect(entry).toHaveAttribute("href", `${prefix}/gallery`);
    await expect(entry).toHaveAttribute("aria-current", current);
  });
}

test.describe(() => {
  // The preview frame of Sveltia CMS may log errors.
  test.use({ allowsErrors: true });

  test("the editor's preview shows a draft and photos of the site", async ({ page }) => {
    await withGitHub(page);
    await page.goto(`${server.url}/admin#/collections/stranice/entries/pages-about-us`);
    await expect(field(page, "title")).toBeVisible();
    await typeInto(page, "title", "Mi smo tu");
    await expect(previewPage(page).getByRole("heading", { name: "Mi smo tu" })).toBeVisible();
    const photo = previewPage(page).locator("main img[srcset]").first();
    await photo.scrollIntoViewIfNeeded();
    await expect(photo).toHaveAttribute("src", new RegExp(`^${prefix}/static/`));
    await expect
      .poll(() => photo.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
  });
});

test("the viewer turns to the next page of the gallery and back", async ({ page }) => {
  const failed: string[] = [];
  // Status 304 is no failure: a drawing that is requested again may be unchanged.
  page.on("response", (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });
  await fakeTiles(page);
  await page.goto(server.url);
  await waitForHydration(page);
  await page.getByRole("banner").getByRole("link", { name: "O nama" }).click();
  await expect(page).toHaveURL(`${server.url}/about-us`);
  await page.getByRole("region", { name: /Mapa/ }).scrollIntoViewIfNeeded();
  await page.locator(".leaflet-marker-icon").waitFor();
  await page.getByRole("banner").getByRole("link", { name: "Galerija" }).click();
  await expect(page).toHaveURL(`${server.url}/gallery`);

  const expectPhoto = (number: number) =>
    expect(page.getByRole("dialog").getByText(`Slika ${number} od ${count}`)).toBeVisible();
  await page.getByRole("link", { name: "Slika 40, otvori uvećanu" }).click();
  await expectPhoto(40);
  await page.keyboard.press("ArrowRight");
  await expectPhoto(40);
  await page.goto(`${server.url}/gallery/3#slika-${count}`);
  await expectPhoto(count);
  await expect(page.getByRole("button", { name: "Sljedeća slika" })).toBeDisabled();
  expect(failed).toEqual([]);
});
