import { expect, open, test } from "./support/test";

test("what moves by itself comes to rest, drawings too", async ({ page, request }) => {
  for (const [path, time] of [
    ["/", "2094-10-06T23:00:00Z"],
    ["/contact", "2094-10-06T09:00:00Z"],
    ["/nema-je", "2094-10-06T09:00:00Z"],
  ] as const) {
    await page.clock.setFixedTime(new Date(time));
    await open(page, path);
    const ends = await page.evaluate(() =>
      document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
    );
    expect(ends, path).not.toContain(Number.POSITIVE_INFINITY);
    const source = await page.locator("img[src*='/stars/']").first().getAttribute("src");
    const drawing = await (await request.get(source ?? "")).text();
    expect(drawing).toMatch(/animation: twinkle/);
    expect(drawing).not.toContain("infinite");
  }
});
