import type { Page } from "@playwright/test";
import { mockMailProvider } from "./support/states";
import {
  expect,
  holdRequests,
  screens,
  test,
  waitForFonts,
  waitForHydration,
  waitFrames,
} from "./support/test";

/**
 * Hold back all scripts, as on a phone with a very slow connection.
 * @returns a function that lets them through and waits until the page is hydrated
 */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const release = await holdRequests(page, /\.js$/);
  return async () => {
    release();
    await waitForHydration(page);
  };
}

/** Mark an element, which React replaces if hydration fails; return a function that expects the mark. */
async function markPage(page: Page): Promise<() => Promise<void>> {
  const main = page.locator("main");
  await main.evaluate((element) => Object.assign(element, { isMarked: true }));
  return async () => {
    expect(await main.evaluate((element) => Reflect.get(element, "isMarked"))).toBe(true);
  };
}

const burger = (page: Page) => page.getByRole("button", { name: "Otvori meni" });
const menu = (page: Page) => page.getByRole("dialog", { name: "Meni" });

test.use({ viewport: screens.phone, hasTouch: true });

test("the menu opens before any script, and stays open", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/");
  const isSamePage = await markPage(page);
  await burger(page).tap();
  await expect(menu(page)).toBeVisible();
  expect(await menu(page).evaluate((dialog) => dialog.matches(":modal"))).toBe(true);
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
  await expect(burger(page)).toBeFocused();
  await burger(page).press("Enter");
  await page.getByRole("button", { name: "Zatvori meni" }).press("Enter");
  await expect(menu(page)).toBeHidden();
  await burger(page).press("Enter");
  await release();
  await expect(menu(page)).toBeVisible();
  await isSamePage();
  await page.getByRole("button", { name: "Zatvori meni" }).click();
  await expect(menu(page)).toBeHidden();
  await expect(burger(page)).toBeFocused();
});

test("a section opens by a tap before any script, and stays open", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/program");
  const isSamePage = await markPage(page);
  const [first, second] = await page.locator("summary").all();
  if (!first || !second) throw new Error("There are no two sections.");
  await second.tap();
  await first.tap();
  await second.tap();
  await release();
  await isSamePage();
  await expect(page.getByRole("heading", { name: "Pjesma i ples" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Radionica i učionica" })).toBeHidden();
  await first.click();
  await expect(page.getByRole("heading", { name: "Pjesma i ples" })).toBeHidden();
  await first.press("Enter");
  await expect(page.getByRole("heading", { name: "Pjesma i ples" })).toBeVisible();
});

test("a form sent by a tap before any script is sent once", async ({ page }) => {
  const sent = await mockMailProvider(page);
  const release = await holdScripts(page);
  await page.goto("/contact");
  const form = page.getByRole("form");
  await form.locator("[name=name]").fill("Amra Čaušević");
  const submit = form.locator("[type=submit]");
  await submit.tap();
  await expect(form).toHaveAttribute("aria-busy", "true");
  await submit.tap();
  expect(sent).toEqual([]);
  await release();
  await expect(page.getByText("Hvala što ste nam se javili!")).toBeVisible();
  await expect(form).not.toHaveAttribute("aria-busy");
  expect(sent).toEqual([{ name: "Amra Čaušević", phone: "", email: "", message: "" }]);
});

test("a tapped photo says that it is loading, and not after going back", async ({ page }) => {
  await page.goto("/gallery");
  await waitForHydration(page);
  const release = await holdScripts(page);
  const photo = page.locator("#slika-1 a");
  await photo.tap();
  await expect(photo).toHaveAttribute("aria-busy", "true");
  await page.goBack();
  await expect(photo).not.toHaveAttribute("aria-busy");
  await release();
  await page.waitForLoadState("networkidle");
  await waitFrames(page, 5);
  await expect(page.getByRole("dialog", { name: "Pregled slika" })).toHaveCount(0);
  await photo.tap();
  await expect(page.getByRole("dialog", { name: "Pregled slika" })).toBeVisible();
  await expect(photo).not.toHaveAttribute("aria-busy");
});

test("a viewer that fails after going back leaves the page as it is", async ({ page }) => {
  await page.goto("/gallery");
  await waitForHydration(page);
  await page.route(/\.js$/, (route) => route.abort());
  const fail = await holdRequests(page, /\.js$/);
  const photo = page.locator("#slika-1 a");
  await photo.tap();
  await expect(photo).toHaveAttribute("aria-busy", "true");
  await page.goBack();
  await expect(photo).not.toHaveAttribute("aria-busy");
  await Promise.all([page.waitForEvent("requestfailed"), fail()]);
  await page.waitForLoadState("networkidle");
  await waitFrames(page, 5);
  await expect(page).toHaveURL("/gallery");
});

test.describe("a page that something else has changed", () => {
  test.use({ allowsErrors: true });

  test("keeps what was typed before hydration, which builds it anew", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/contact");
    const field = (name: string) => page.getByRole("textbox", { name, exact: true });
    await field("Telefon").fill("061 000 000");
    await field("Poruka").fill("Kada možemo doći?");
    // As a translation does, or iOS with what looks like a number or a date.
    await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: Node[] = [];
      while (texts.nextNode()) found.push(texts.currentNode);
      for (const text of found.filter((one) => one.textContent?.trim())) {
        const font = document.createElement("font");
        text.parentNode?.replaceChild(font, text);
        font.append(text);
      }
    });
    await release();
    await expect(field("Poruka")).toHaveValue("Kada možemo doći?");
    await expect(field("Telefon")).toHaveValue("061 000 000");
    await expect(page.locator("html")).not.toHaveClass(/failed/);
  });
});

test("nothing moves when the scripts load and the status appears", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2094-10-06T09:00:00Z"));
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of ["/", "/program", "/gallery", "/contact"]) {
    const release = await holdScripts(page);
    await page.goto(path);
    await waitForFonts(page);
    await page.evaluate(async () => {
      // The sun's animation takes 10 ms here, which matters on a busy machine.
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    });
    const places = () =>
      page
        .locator("header, main *, footer")
        .evaluateAll((parts) => parts.map((part) => JSON.stringify(part.getBoundingClientRect())));
    const before = await places();
    await release();
    const status = page.locator("main [data-longest] p").first();
    if (path === "/" || path === "/contact") await expect(status).toBeAttached();
    if (path === "/program") await expect(page.locator("li[aria-current=time]")).toBeAttached();
    const after = await places();
    const moved = before.filter((place) => !after.includes(place));
    expect(moved, path).toEqual([]);
    await page.unrouteAll({ behavior: "wait" });
  }
});
