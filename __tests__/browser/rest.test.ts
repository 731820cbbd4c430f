// A page that nobody touches does nothing, and what is left behind is gone.
import type { Page } from "@playwright/test";
import { expect, menuPages, open, screens, settled, test } from "./support/site";

test.use({ viewport: screens.desktop });

/** Animations of a page that have not ended. */
const animations = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().map((animation) => ({
      isEndless: animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      state: animation.playState,
    })),
  );

test("the moon comes to rest, and does so at once where the visitor has scrolled on", async ({
  page,
}) => {
  await open(page, "/nema-je");
  const moving = await animations(page);
  expect(moving.length).toBeGreaterThan(0);
  expect(moving.filter(({ isEndless }) => isEndless)).toEqual([]);
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: "instant" }));
  await expect(page.locator("html")).not.toHaveClass(/top/);
  const stillMoving = async () =>
    (await animations(page)).filter(({ state }) => state === "running");
  await expect.poll(stillMoving).toEqual([]);
});

test("drawings twinkle and sway for a while only", async ({ page, request }) => {
  for (const [path, phase, file] of [
    ["/", "2094-10-06T23:00:00Z", "/stars/"],
    ["/", "2094-10-06T09:00:00Z", "/mobile.svg"],
    ["/contact", "2094-10-06T09:00:00Z", "/stars/"],
    ["/nema-je", "2094-10-06T09:00:00Z", "/stars/"],
  ] as const) {
    await page.clock.setFixedTime(new Date(phase));
    await open(page, path);
    const source = await page.locator(`img[src*='${file}']`).getAttribute("src");
    const drawing = await (await request.get(source ?? "")).text();
    expect(drawing).toMatch(/animation: (?:twinkle|sway)/);
    expect(drawing).not.toContain("infinite");
    expect(drawing).toContain("prefers-reduced-motion");
  }
});

test("a long visit leaves nothing behind", async ({ page }) => {
  test.setTimeout(60_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  const count = async () => {
    await devtools.send("HeapProfiler.collectGarbage");
    await devtools.send("HeapProfiler.collectGarbage");
    const { metrics } = await devtools.send("Performance.getMetrics");
    const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
    return { nodes: of("Nodes"), listeners: of("JSEventListeners") };
  };
  const visit = async (to: string) => {
    const { label = "", title = "" } = menuPages.find(({ path }) => path === to) ?? {};
    const footer = page.getByRole("contentinfo").getByRole("navigation");
    await footer.getByRole("link", { name: label, exact: true }).click();
    await settled(page, title);
  };
  const round = async () => {
    for (const path of ["/program", "/gallery", "/"]) await visit(path);
  };
  // The first round loads what stays.
  await round();
  const before = await count();
  for (let times = 0; times < 3; times += 1) await round();
  const after = await count();
  // One visit of the programme has some 280 nodes and 65 listeners.
  expect(after.nodes - before.nodes).toBeLessThan(150);
  expect(after.listeners - before.listeners).toBeLessThan(40);
});
