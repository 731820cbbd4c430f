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
  const devtools = await page.context().newCDPSession(page);
  const picture = async (enabled: boolean) => {
    await devtools.send("Emulation.setAutoDarkModeOverride", { enabled });
    await frames(page, 5);
    return page.screenshot({ animations: "disabled" });
  };
  // Fonts and photos may still come between two pictures.
  await expect.poll(async () => (await picture(true)).equals(await picture(false))).toBe(true);
});
