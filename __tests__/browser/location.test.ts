import { expect, open, screens, settled, test } from "./support/site";
import { states } from "./support/states";
import { swipe } from "./support/swipe";
import { enlargeText, expectNoLoss } from "./support/texts";

for (const path of ["/about-us", "/contact"]) {
  test.describe(path, () => {
    test("shows how to reach the centre: address, two numbers, e-mail, hours", async ({ page }) => {
      await page.setViewportSize(screens.desktop);
      await open(page, path);
      const main = page.locator("main");
      await expect(main.getByRole("heading", { name: "Kako do nas?" })).toBeVisible();
      await expect(main.locator("dd").first()).toHaveText(
        "Dr. Silve Rizvanbegović 17, Ilidža, Sarajevo",
      );
      await expect(main.locator("dl")).toContainText("Viber/WhatsApp");
      await expect(main.locator("dl")).toContainText("Od ponedjeljka do petka: 06:30h do 18:00h");
      await expect(main.locator("dl")).toContainText("Vikend: prilagođeno planiranim radionicama");
      await expect(main.locator("dl").getByText("info@sanjalica.example")).toHaveAttribute(
        "href",
        "mailto:info@sanjalica.example",
      );
      for (const [phone, digits] of [
        ["+387 61 000 001", "38761000001"],
        ["+387 62 000 002", "38762000002"],
      ]) {
        const card = main.locator("dl");
        await expect(card.getByText(`${phone}`)).toHaveAttribute("href", `tel:+${digits}`);
        const way = (name: string) => card.getByRole("link", { name: `${name}, broj ${phone}` });
        await expect(way("Piši na Viber")).toHaveAttribute(
          "href",
          `viber://chat?number=%2B${digits}`,
        );
        await expect(way("Piši na WhatsApp")).toHaveAttribute(
          "href",
          new RegExp(`^https://wa\\.me/${digits}\\?text=`),
        );
      }
      await expect(main.getByRole("link", { name: /Pokreni navigaciju/ })).toHaveAttribute(
        "href",
        /dir\/\?api=1&destination=43\.83,18\.31$/,
      );
    });

    test("shows the map at its point with the marker standing on its tip", async ({ page }) => {
      await page.setViewportSize(screens.desktop);
      await open(page, path);
      const map = page.getByRole("region", { name: "Mapa: lokacija centra Sanjalica" });
      await map.scrollIntoViewIfNeeded();
      const marker = map.locator(".leaflet-marker-icon");
      await expect(marker).toBeVisible();
      const [box, frame] = [await marker.boundingBox(), await map.boundingBox()];
      if (!box || !frame) throw new Error("no box");
      expect([box.width, box.height]).toEqual([80, 150]);
      expect(Math.abs(box.x + 40 - (frame.x + frame.width / 2))).toBeLessThanOrEqual(1);
      expect(Math.abs(box.y + 150 - (frame.y + frame.height / 2))).toBeLessThanOrEqual(1);
      await expect(map).toContainText("© OpenStreetMap");
      // Zoom 20, drawn with the enlarged tiles of zoom 18.
      const tiles = await map
        .locator(".leaflet-tile")
        .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src));
      expect(tiles.length).toBeGreaterThan(0);
      for (const src of tiles) expect(src).toMatch(/tile\.openstreetmap\.org\/18\/\d+\/\d+\.png$/);
      await expect(map.locator(".leaflet-tile").first()).toHaveCSS("width", "256px");
      await expect(map.getByRole("button", { name: "Približi mapu" })).toHaveAttribute(
        "aria-disabled",
        "true",
      );
    });
  });
}

test("the map is 400 px high below 768 px, and higher from there on", async ({ page }) => {
  for (const [width, height] of [
    [320, 400],
    [767, 400],
    [768, 480],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/about-us");
    const box = await page.getByRole("region", { name: /Mapa/ }).boundingBox();
    expect(box?.height, `${width} px`).toBe(height);
  }
});

test("can be zoomed with the buttons and moved with the mouse and keyboard", async ({ page }) => {
  await page.setViewportSize(screens.desktop);
  await open(page, "/about-us");
  const map = page.getByRole("region", { name: /Mapa/ });
  await map.scrollIntoViewIfNeeded();
  const marker = map.locator(".leaflet-marker-icon");
  await expect(marker).toBeVisible();
  await map.getByRole("button", { name: "Udalji mapu" }).click();
  await expect(map.getByRole("button", { name: "Približi mapu" })).toHaveAttribute(
    "aria-disabled",
    "false",
  );
  const x = async () => (await marker.boundingBox())?.x ?? 0;
  await page.waitForTimeout(400);
  const before = await x();
  const frame = await map.boundingBox();
  if (!frame) throw new Error("no box");
  const middle = { x: frame.x + 150, y: frame.y + 300 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + 80, middle.y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(x).toBeGreaterThan(before + 60);
  // The map glides on for a moment and takes no keys meanwhile.
  await page.waitForTimeout(800);
  const dragged = await x();
  await map.locator(".leaflet-container").focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(x).toBeLessThan(dragged - 40);
});

test("the wheel over the map scrolls the page, not the map", async ({ page }) => {
  await page.setViewportSize(screens.desktop);
  await open(page, "/about-us");
  const map = page.getByRole("region", { name: /Mapa/ });
  await map.scrollIntoViewIfNeeded();
  await expect(map.locator(".leaflet-marker-icon")).toBeVisible();
  const frame = await map.boundingBox();
  if (!frame) throw new Error("no box");
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.move(frame.x + 100, frame.y + 100);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 200);
});

for (const size of ["smallest", "desktop"] as const) {
  test(`the map links to the licence of its data, ${size}`, async ({ page }) => {
    await page.setViewportSize(screens[size]);
    await open(page, "/about-us");
    const map = page.getByRole("region", { name: /Mapa/ });
    await map.scrollIntoViewIfNeeded();
    const link = map.getByRole("link", { name: "© OpenStreetMap" });
    await expect(link).toHaveAttribute("href", "https://www.openstreetmap.org/copyright");
    await map.getByRole("button", { name: "Udalji mapu" }).focus();
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
    const seen = await link.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const points = [left + 1, (left + right) / 2, right - 1];
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
      return {
        // WCAG 2.5.8.
        isLarge: right - left >= 24 && bottom - top >= 24,
        isOnTop: points.every((x) => document.elementFromPoint(x, (top + bottom) / 2) === element),
        // The map cuts off what stands out of it.
        isRingWhole: parseFloat(outlineWidth) + parseFloat(outlineOffset) <= 0,
        outlineStyle,
      };
    });
    expect(seen).toEqual({
      isLarge: true,
      isOnTop: true,
      isRingWhole: true,
      outlineStyle: "solid",
    });
    const asked = page.waitForRequest("https://www.openstreetmap.org/copyright");
    await page.keyboard.press("Enter");
    await asked;
  });
}

test("asks for tiles only near the map", async ({ page }) => {
  await page.setViewportSize(screens.phone);
  const tiles: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("tile.openstreetmap.org")) tiles.push(request.url());
  });
  await open(page, "/about-us");
  await page.waitForTimeout(500);
  expect(tiles).toEqual([]);
  await page.getByRole("region", { name: /Mapa/ }).scrollIntoViewIfNeeded();
  await expect.poll(() => tiles.length).toBeGreaterThan(0);
});

for (const [what, pattern] of [
  ["tiles", "https://tile.openstreetmap.org/**"],
  ["its stylesheet", "**/*.css"],
] as const) {
  test(`gives the address and a link when ${what} cannot be loaded`, async ({ page }) => {
    await page.route(pattern, (route) => route.abort());
    await open(page, "/about-us");
    const map = page.getByRole("region", { name: /Mapa/ });
    await map.scrollIntoViewIfNeeded();
    await expect(
      map.getByText(
        "Mapa se trenutno ne može prikazati. Nalazimo se na adresi: Dr. Silve Rizvanbegović 17, Ilidža, Sarajevo.",
      ),
    ).toBeVisible();
    await expect(map.getByRole("link", { name: /Otvori u mapama/ })).toHaveAttribute(
      "href",
      /query=43\.83,18\.31$/,
    );
  });
}

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: screens.phone });

  test("one finger on the map scrolls the page and leaves the map where it is", async ({
    page,
  }) => {
    await open(page, "/about-us");
    const map = page.getByRole("region", { name: /Mapa/ });
    await map.scrollIntoViewIfNeeded();
    const marker = map.locator(".leaflet-marker-icon");
    await expect(marker).toBeVisible();
    await page.evaluate(() =>
      document.querySelector(".leaflet-container")?.scrollIntoView({ block: "center" }),
    );
    const frame = await map.boundingBox();
    if (!frame) throw new Error("no box");
    const before = await page.evaluate(() => window.scrollY);
    await swipe(page, { x: frame.x + 60, y: frame.y + 250 }, { y: -200 });
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 100);
    // Both places at one moment: the page may still be scrolling.
    const tipFromMiddle = await map.evaluate((region) => {
      const pin = region.querySelector(".leaflet-marker-icon")?.getBoundingClientRect();
      const frame = region.getBoundingClientRect();
      return (pin?.bottom ?? 0) - (frame.top + frame.height / 2);
    });
    expect(Math.abs(tipFromMiddle)).toBeLessThanOrEqual(1);
    await expect(map.locator(".leaflet-container")).toHaveCSS("touch-action", "pan-x pan-y");
  });
});

test("no error escapes when the page is left while the map loads", async ({ page }) => {
  await page.setViewportSize(screens.desktop);
  await page.route("**/*.css", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1200));
    await route.continue();
  });
  await open(page, "/about-us");
  await page.getByRole("region", { name: /Mapa/ }).scrollIntoViewIfNeeded();
  await page.getByRole("banner").getByRole("link", { name: "Program" }).click();
  await settled(page, "Naš program");
  await page.waitForTimeout(1500);
});

test("no error escapes when the map's container is gone", async ({ page }) => {
  await page.setViewportSize(screens.desktop);
  await open(page, "/about-us");
  const map = page.getByRole("region", { name: /Mapa/ });
  await map.scrollIntoViewIfNeeded();
  await expect(map.locator(".leaflet-marker-icon")).toBeVisible();
  await map.locator(".leaflet-container").evaluate((container) => container.remove());
  await page.setViewportSize(screens.tablet);
  await page.setViewportSize(screens.desktop);
  await page.getByRole("banner").getByRole("link", { name: "Program" }).click();
  await settled(page, "Naš program");
});

test("about us tells the mission and the team's story", async ({ page }) => {
  await open(page, "/about-us");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Mjesto gdje djeca rastu, uče i sjaje!",
  );
  await expect(page.getByRole("heading", { name: "Naša misija" })).toBeVisible();
  await expect(page.locator("main")).toContainText(
    "Vjerujemo da dijete uči kada se osjeća sigurno",
  );
  await expect(page.getByRole("heading", { name: "Priča o našem timu" })).toBeVisible();
});

for (const [width, text] of [
  [390, ""],
  [390, "200%"],
  [1024, ""],
  [1280, ""],
  [1440, ""],
  [1440, "200%"],
] as const) {
  test(`the contact card covers nothing of the failed map, ${width} px ${text}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await states["the map failed"]?.(page);
    if (text) await enlargeText(page);
    const map = page.getByRole("region", { name: /Mapa/ });
    const covered = await map.evaluate((region) => {
      const card = document.querySelector("main dl")?.parentElement?.getBoundingClientRect();
      const range = document.createRange();
      return [...region.querySelectorAll("p, a")].flatMap((element) => {
        range.selectNodeContents(element);
        const boxes = [element.getBoundingClientRect(), ...range.getClientRects()];
        const isCovered = ({ right, bottom }: DOMRect) =>
          card && right > card.left + 1 && bottom > card.top + 1;
        return element.checkVisibility() &&
          boxes.slice(element.matches("p") ? 1 : 0).some(isCovered)
          ? [element.textContent]
          : [];
      });
    });
    expect(covered).toEqual([]);
    await expectNoLoss(page, "the failed map");
  });
}
