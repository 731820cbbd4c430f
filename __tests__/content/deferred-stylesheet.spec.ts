import { expect, holdRequests, screens, test, waitForFonts } from "../browser/support/test";
import { renderOffscreenContent } from "../support/axe";
import { testedPages } from "../support/pages";
import { sitePrefix } from "../support/tested-site";

test("the deferred stylesheet changes nothing in a page that nobody has touched", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await holdRequests(page, /\.js$/);
  for (const { path } of testedPages)
    for (const size of ["smallest", "desktop"] as const) {
      await page.setViewportSize(screens[size]);
      const release = await holdRequests(page, /deferred\.\w+\.css/);
      await page.goto(sitePrefix + path);
      await waitForFonts(page);
      await renderOffscreenContent(page);
      const look = () =>
        page.evaluate(() =>
          [...document.querySelectorAll("body *")].flatMap((one) => {
            const { x, y, width, height } = one.getBoundingClientRect();
            const { color, backgroundColor, borderRadius, font, display } = getComputedStyle(one);
            const style = [color, backgroundColor, borderRadius, font, display].join();
            const box = [x, y, width, height].join();
            const isShown = width && !one.closest("details > div");
            return isShown ? `${one.tagName} ${one.getAttribute("class")} ${box} ${style}` : [];
          }),
        );
      const before = await look();
      release();
      await page.waitForFunction(() =>
        [...document.styleSheets].some(({ href }) => href?.includes("/deferred.")),
      );
      const after = await look();
      const changed = before.flatMap((one, at) => (one === after[at] ? [] : [one, after[at]]));
      expect(changed.slice(0, 2), `${path} ${size}`).toEqual([]);
      await page.unroute(/deferred\.\w+\.css/);
    }
});
