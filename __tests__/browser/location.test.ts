import { showMap } from "./support/states";
import { expect, holdRequests, open, resize, screens, test, waitFrames } from "./support/test";

test.use({ viewport: screens.desktop });

test("the marker points to the centre on credited tiles", async ({ page }) => {
  await open(page, "/about-us");
  const map = await showMap(page);
  const marker = map.locator(".leaflet-marker-icon");
  const [box, frame] = [await marker.boundingBox(), await map.boundingBox()];
  if (!box || !frame) throw new Error("no box");
  expect([box.width, box.height]).toEqual([80, 150]);
  expect(Math.abs(box.x + 40 - (frame.x + frame.width / 2))).toBeLessThanOrEqual(1);
  expect(Math.abs(box.y + 150 - (frame.y + frame.height / 2))).toBeLessThanOrEqual(1);
  const link = map.getByRole("link", { name: "© OpenStreetMap" });
  await expect(link).toHaveAttribute("href", "https://www.openstreetmap.org/copyright");
  // Zoom 20, drawn with the enlarged tiles of zoom 18.
  const tiles = await map
    .locator(".leaflet-tile")
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src));
  expect(tiles.length).toBeGreaterThan(0);
  for (const src of tiles) expect(src).toMatch(/tile\.openstreetmap\.org\/18\/\d+\/\d+\.png$/);
  await expect(map.locator(".leaflet-tile").first()).toHaveCSS("width", "256px");
  for (const [width, height] of [
    [767, 400],
    [768, 544],
  ] as const) {
    await resize(page, width, 800);
    expect((await map.boundingBox())?.height, `${width} px`).toBe(height);
  }
});

test("buttons zoom, and the wheel scrolls the page", async ({ page }) => {
  await open(page, "/about-us");
  const map = await showMap(page);
  const enlarge = map.getByRole("button", { name: "Približi mapu" });
  await expect(enlarge).toHaveAttribute("aria-disabled", "true");
  await map.getByRole("button", { name: "Udalji mapu" }).click();
  await expect(enlarge).toHaveAttribute("aria-disabled", "false");
  await enlarge.press(" ");
  await expect(enlarge).toHaveAttribute("aria-disabled", "true");
  const scrolled = () => page.evaluate(() => window.scrollY);
  const start = await scrolled();
  await page.locator(".leaflet-container").hover();
  await page.mouse.wheel(0, 300);
  await expect.poll(scrolled).toBeGreaterThan(start + 200);
  await expect(enlarge).toHaveAttribute("aria-disabled", "true");
});

test("gives the address when its stylesheet cannot be loaded", async ({ page }) => {
  await page.route("**/*.css", (route) => route.abort());
  await open(page, "/about-us");
  const map = page.getByRole("region", { name: /Mapa/ });
  await map.scrollIntoViewIfNeeded();
  await expect(map).toContainText(
    "Mapa se trenutno ne može prikazati. Nalazimo se na adresi: Mustafe Pintola 123, Ilidža, Sarajevo.",
  );
  // The card beside it has the link to a map application.
  await expect(map.getByRole("link")).toHaveCount(0);
});

/** The map's stylesheet, without which it does not show. Those of pages are named after their templates. */
const mapStyles = /\/\d+\.[\da-f]+\.css$/;

test("says that it is loading, and keeps its size when it has loaded", async ({ page }) => {
  const release = await holdRequests(page, mapStyles);
  await open(page, "/about-us");
  const map = page.getByRole("region", { name: /Mapa/ });
  await map.scrollIntoViewIfNeeded();
  await expect(map).toHaveText("Mapa se učitava…");
  await waitFrames(page, 20);
  await expect(map).toHaveText("Mapa se učitava…");
  const before = await map.boundingBox();
  release();
  await expect(map.locator(".leaflet-marker-icon")).toBeVisible();
  await expect(map).not.toContainText("Mapa se učitava…");
  expect(await map.boundingBox()).toEqual(before);
});
