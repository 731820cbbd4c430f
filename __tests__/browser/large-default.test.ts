import { expect, open, screens, test } from "./support/site";
import { expectNoLoss } from "./support/texts";

/** A browser setting: a default font size of twice the common one. */
const twiceAsLarge = "--blink-settings=defaultFontSize=32";

// Unlike a font size in the page, it also affects media queries. The browser has to start with it.
test.use({
  viewport: screens.phone,
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), twiceAsLarge] }),
    { scope: "worker" },
  ],
});

test("nothing is lost with the browser's default text twice as large, and the contact bar leaves room to read", async ({
  page,
}) => {
  for (const path of ["/", "/program", "/contact"]) {
    await open(page, path);
    await expectNoLoss(page, path);
  }
  const box = await page.getByRole("navigation", { name: "Kontakt" }).boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect(box?.height).toBeLessThanOrEqual(screens.phone.height * 0.15);
});
