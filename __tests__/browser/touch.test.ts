import { expect, frames, open, sectionRow, test } from "./support/site";

// `isMobile` has no pointer that hovers.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("a section opened and closed by taps looks as before", async ({ page }) => {
  await open(page, "/program");
  const row = sectionRow(page, "Obrazovne aktivnosti");
  const colour = () =>
    row.locator("span:last-child").evaluate((arrow) => getComputedStyle(arrow).backgroundColor);
  const before = await colour();
  await row.tap();
  await expect.poll(colour).not.toBe(before);
  await row.tap();
  await expect.poll(colour).toBe(before);
  await frames(page);
  expect(await colour()).toBe(before);
});

test("pages stay as they are where the browser darkens others", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2094-10-06T09:00:00Z"));
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "dark" });
  await open(page, "/");
  const picture = () => page.screenshot({ animations: "disabled" });
  const before = await picture();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setAutoDarkModeOverride", { enabled: true });
  await frames(page, 5);
  expect((await picture()).equals(before)).toBe(true);
});
