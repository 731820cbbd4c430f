import type { Locator, Page } from "@playwright/test";
import { layOutAll } from "../support/lay-out";
import { expect, open, pages, screens, test } from "./support/site";
import { openMenu, showMap, states } from "./support/states";

interface Control {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** Sizes of the shown elements that fit; links inside a sentence are free (WCAG 2.5.8, exception Inline). */
function measure(elements: Element[]): Control[] {
  const isInSentence = (link: Element) => {
    const around = link.closest("p, li, td");
    const hasWords = around?.textContent?.trim() !== link.textContent?.trim();
    return around?.matches("p") || (hasWords && link.parentElement === around);
  };
  return elements
    .filter((element) => element.checkVisibility({ checkVisibilityCSS: true }))
    .filter((element) => !(element.matches("a") && isInSentence(element)))
    .map((element) => {
      // A control may be larger than its box by what lies over it.
      const { width, height } = element.getBoundingClientRect();
      const over = getComputedStyle(element, "::after");
      const grown = over.position === "absolute" && over.content !== "none";
      return {
        name: (element.getAttribute("aria-label") ?? element.textContent ?? "").trim(),
        width: Math.max(width, grown ? Number.parseFloat(over.width) || 0 : 0),
        height: Math.max(height, grown ? Number.parseFloat(over.height) || 0 : 0),
      };
    });
}

/** A hundredth for what the browser rounds. */
const under = (least: number) => (control: Control) =>
  control.width < least - 0.01 || control.height < least - 0.01;

const all = "a[href], button, input, textarea, [role=button]";

async function tooSmall(found: Locator, least: number): Promise<Control[]> {
  return (await found.evaluateAll(measure)).filter(under(least));
}

// WCAG 2.5.8 Target Size (Minimum), and 44 px for what is used most.
test.describe("targets are 24 px, and buttons, logo, navigation and contact bar 44 px", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const path of [...pages.map((one) => one.path), "/nema-je"]) {
    test(`on ${path}`, async ({ page }) => {
      await open(page, path);
      if (path === "/about-us") await showMap(page);
      await layOutAll(page);
      for (const size of ["smallest", "desktop"] as const) {
        await page.setViewportSize(screens[size]);
        const controls = await page.locator(all).evaluateAll(measure);
        expect(controls.length).toBeGreaterThan(10);
        expect(controls.filter(under(24)), size).toEqual([]);
        // The map's credit is no control of ours: 24 px are enough (WCAG 2.5.8).
        const main = page.locator(
          "button, [role=button], header a, nav:has(> a) a, input, textarea, main a[class]:not([href$='/copyright'])",
        );
        expect(await tooSmall(main, 44), size).toEqual([]);
      }
    });
  }

  for (const [state, place] of [
    ["viewer", "[aria-modal=true]"],
    ["failure", "body"],
  ] as const) {
    test(`with ${state}`, async ({ page }) => {
      await states[state](page);
      await layOutAll(page);
      for (const size of ["smallest", "desktop"] as const) {
        await page.setViewportSize(screens[size]);
        const shown = page.locator(place);
        expect(await tooSmall(shown.locator(all), 24)).toEqual([]);
        expect(await tooSmall(shown.locator("button"), 44)).toEqual([]);
      }
    });
  }

  test("with the menu open, where everything is 44 px", async ({ page }) => {
    await page.setViewportSize(screens.smallest);
    await openMenu(page);
    expect(await tooSmall(page.getByRole("dialog").locator(all), 44)).toEqual([]);
  });
});

/** Words that libraries would say by themselves. */
const english =
  /\b(close|open|next|previous|zoom|photo|slide|image|carousel|lightbox|map|marker|menu|notification|loading|skip|main|of|in|out|gallery|navigation)\b/i;

/** Everything that is read out and not seen. */
function spoken(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    ["aria-label", "aria-roledescription", "aria-valuetext", "title", "alt", "placeholder"].flatMap(
      (name) =>
        [...document.querySelectorAll(`[${name}]:not([aria-hidden=true])`)].map(
          (element) => element.getAttribute(name) ?? "",
        ),
    ),
  );
}

test("what is only heard is Bosnian, also what libraries say", async ({ page }) => {
  const heard = new Set<string>();
  const note = async () => {
    for (const text of await spoken(page)) heard.add(text);
  };
  for (const state of ["viewer", "failedPhoto", "success"] as const) {
    await states[state](page);
    await note();
  }
  await open(page, "/about-us");
  await showMap(page);
  await note();
  expect([...heard]).toEqual(
    expect.arrayContaining([
      "Približi mapu",
      "Zatvori pregled fotografija",
      "Zatvori obavještenje",
    ]),
  );
  expect([...heard].filter((text) => english.test(text))).toEqual([]);
});
