import { breakpoints } from "../../src/site";
import { menuPages } from "../support/pages";
import { expect, open, resize, screens, test } from "./support/test";

const rowBreakpoint = breakpoints.longMenu;

test("the menu of seven entries fits at every width", async ({ page }) => {
  await open(page, "/upis");
  const header = page.getByRole("banner");
  const links = header.getByRole("navigation").getByRole("link").filter({ visible: true });
  const burger = header.getByRole("button", { name: "Otvori meni" });
  for (const width of [320, 768, 1024, rowBreakpoint - 1, rowBreakpoint, 1280, 1440]) {
    await resize(page, width);
    const isRow = width >= rowBreakpoint;
    await expect(burger, `${width} px`).toBeVisible({ visible: !isRow });
    const labels = menuPages.map(({ label }) => label).slice(isRow ? 0 : -1);
    await expect(links, `${width} px`).toHaveText(width < 768 ? [] : labels);
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
  }
});

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
