import path from "node:path";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { configurationIn, systems, writeSystem } from "../browser/support/fonts/systems";
import { watchShifts } from "../browser/support/shifts";
import { pages, screens } from "../browser/support/site";

/**
 * How far a page may move when its fonts come late; Google's “good” ends at 0.1 (web.dev/cls). One
 * line that wraps in one font and not in the other, as two of the fixture do, costs up to 0.055.
 */
const mostShift = 0.06;

/** The families in which the browser shows an element's letters. */
async function shownFonts(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName);
}

/** Holds the site's fonts back until told, and its scripts for good: they come after the fonts. */
async function holdFonts(page: Page): Promise<() => void> {
  await page.route("**/*.js", () => undefined);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*.woff2", async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/** Until the next frame is painted, and what it moved is counted. */
const painted = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
  });

/** Opens a page in the fonts of the system, lets its own come, and tells how far things moved. */
async function shiftOf(page: Page, address: string, standIn: string): Promise<number> {
  const shift = await watchShifts(page);
  const release = await holdFonts(page);
  // Fonts that are awaited delay the event `load`.
  await page.goto(address, { waitUntil: "domcontentloaded" });
  await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint").length > 0,
  );
  await painted(page);
  for (const selector of ["h1", "main p"]) {
    expect(await shownFonts(page, selector), `${address} ${selector}`).toEqual([standIn]);
  }
  release();
  await page.evaluate(() => window.fontsSettled);
  await painted(page);
  // The file calls itself “Platypi Light”, its lightest weight.
  expect(await shownFonts(page, "h1"), address).toEqual([expect.stringContaining("Platypi")]);
  return shift();
}

// The widest apart: what most computers have, and a phone whose system font is not its stand-in.
for (const name of ["Segoe UI", "Samsung's"] as const) {
  const system = systems[name];
  test.describe(`where the system's font is ${name}`, () => {
    // Every page each.
    test.describe.configure({ timeout: 60_000 });
    test.skip(process.platform !== "linux", "Only fontconfig can hide the fonts of a machine");
    let browser: Browser;

    test.beforeAll(async ({ playwright }, info) => {
      const folder = path.join(info.project.outputDir, "../fonts", name);
      writeSystem(system, folder);
      const env = { ...process.env, FONTCONFIG_FILE: configurationIn(folder) };
      browser = await playwright.chromium.launch({ env });
    });
    test.afterAll(() => browser.close());

    for (const size of ["phone", "desktop"] as const) {
      test(`moves next to nothing when its own fonts come late (${size})`, async ({ baseURL }) => {
        for (const { path: address } of pages) {
          const page = await browser.newPage({ baseURL, viewport: screens[size] });
          const shift = await shiftOf(page, address, system.standIn);
          expect.soft(shift, address).toBeLessThan(mostShift);
          await page.close();
        }
      });
    }
  });
}
