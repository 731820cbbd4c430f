import { openMenu } from "./support/states";
import { expect, open, test } from "./support/test";
import { expectNoClippedText } from "./support/texts";

// A screen of 1280 by 1024 px at 400 % (WCAG 1.4.10 Reflow).
test.use({ viewport: { width: 320, height: 256 } });

test("at a zoom of 400 % sticky and fixed elements leave room to read", async ({ page }) => {
  for (const path of ["/", "/program"]) {
    await open(page, path);
    await expectNoClippedText(page, path);
    const covered = await page.evaluate(() => {
      window.scrollTo(0, 400);
      return [...document.querySelectorAll("body *")]
        .filter((one) => ["sticky", "fixed"].includes(getComputedStyle(one).position))
        .map((one) => one.getBoundingClientRect())
        .filter(({ width, top, bottom }) => width > 200 && bottom > 0 && top < innerHeight)
        .reduce((sum, { height }) => sum + height, 0);
    });
    expect(covered, path).toBeLessThanOrEqual(128);
  }
});

test("at a zoom of 400 % every link of the menu can be reached", async ({ page }) => {
  await openMenu(page);
  const links = page.getByRole("dialog", { name: "Meni" }).getByRole("link");
  for (const link of await links.all()) {
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport({ ratio: 0.9 });
  }
});
