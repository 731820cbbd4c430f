import { breakpoints } from "../../src/site";
import { menuPages } from "../support/pages";
import { expect, open, resize, screens, test } from "./support/test";

for (const [count, rowBreakpoint] of [
  [menuPages.length, breakpoints.longMenu],
  [5, breakpoints.menu],
] as const) {
  test(`the menu of ${count} entries fits at every width`, async ({ page }) => {
    await open(page, "/upis");
    const header = page.getByRole("banner");
    const links = header.getByRole("navigation").getByRole("link").filter({ visible: true });
    const burger = header.getByRole("button", { name: "Otvori meni" });
    const menu = page.getByRole("dialog", { name: "Meni" });
    // The stylesheet alone decides, by the number of links in the page. The last one is a button.
    await header.evaluate((element, kept) => {
      for (const list of element.querySelectorAll("nav, nav ul"))
        if (list.children.length > 1)
          for (const one of [...list.children].slice(kept - 1, -1)) one.remove();
    }, count);
    for (const width of [320, 768, 1024, rowBreakpoint - 1, rowBreakpoint, 1280, 1440]) {
      await resize(page, width);
      const isRow = width >= rowBreakpoint;
      await expect(burger, `${width} px`).toBeVisible({ visible: !isRow });
      const all = menuPages.map(({ label }) => label);
      const labels = all.toSpliced(count - 1, all.length - count);
      const shown = labels.slice(isRow ? 0 : -1);
      await expect(links, `${width} px`).toHaveText(width < 768 ? [] : shown);
      const logo = await header.getByRole("link").first().boundingBox();
      const parts = [logo];
      if (width >= 768) parts.push(await header.getByRole("navigation").boundingBox());
      if (!isRow) parts.push(await burger.boundingBox());
      // From left to right on one line, and nothing outside the viewport.
      for (const [index, part] of parts.entries()) {
        const right = (part?.x ?? 0) + (part?.width ?? 0);
        expect(right, `${width} px`).toBeLessThanOrEqual(parts[index + 1]?.x ?? width);
        expect(part?.height, `${width} px`).toBeLessThan(84);
      }
      if (isRow) continue;
      await burger.press("Enter");
      await expect(menu.getByRole("navigation").getByRole("link")).toHaveText(labels);
      await page.getByRole("button", { name: "Zatvori meni" }).click();
      await expect(menu, `${width} px`).toBeHidden();
    }
  });
}

test("the contact bar is at a phone's lower edge, and only there", async ({ page }) => {
  await page.setViewportSize(screens.phone);
  await open(page, "/program");
  const bar = page.getByRole("navigation", { name: "Kontakt" });
  await expect(bar.getByRole("link")).toHaveText(["Nazovi", "Viber", "WhatsApp", "Zakaži posjetu"]);
  await expect(bar.getByRole("link").first()).toBeInViewport({ ratio: 1 });
  await bar.getByRole("link").last().click();
  await expect(page).toHaveURL("/contact");
  // Where the page has its own button or the form, once is enough.
  await expect(bar.getByRole("link").last()).toHaveText("Navigacija");
  await page.getByRole("textbox").first().focus();
  await expect(bar, "the on-screen keyboard needs its space").toBeHidden();
  await page.getByRole("textbox").first().blur();
  await expect(bar).toBeVisible();
  await page.setViewportSize(screens.tablet);
  await expect(bar).toBeHidden();
});
