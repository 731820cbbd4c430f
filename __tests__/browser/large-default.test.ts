import { layOutAll } from "../support/lay-out";
import { expect, open, screens, test } from "./support/site";
import { expectNoLoss } from "./support/texts";

/** What a visitor sets in the browser as the usual size of text, twice the common one. */
const twiceAsLarge = "--blink-settings=defaultFontSize=32";

// Unlike a size of the page's own, it also counts in media queries. The browser starts with it.
test.use({
  viewport: screens.phone,
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), twiceAsLarge] }),
    { scope: "worker" },
  ],
});

test("nothing is lost where the browser's usual text is twice as large, and the contact bar leaves room to read", async ({
  page,
}) => {
  for (const path of ["/", "/program", "/contact"]) {
    await open(page, path);
    await layOutAll(page);
    await expectNoLoss(page, path);
  }
  const bar = page.getByRole("navigation", { name: "Kontakt" });
  const box = await bar.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect(box?.height).toBeLessThanOrEqual(screens.phone.height * 0.15);
  await expect(bar.getByRole("link")).toHaveText(["Nazovi", "Viber", "WhatsApp", "Navigacija"]);
});
