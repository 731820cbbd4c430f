import type { Page } from "@playwright/test";
import { showMap, states } from "./support/states";
import { expect, open, test } from "./support/test";

/** English words that libraries use by default. */
const english =
  /\b(close|open|next|previous|zoom|photo|slide|image|carousel|lightbox|map|marker|menu|notification|loading|skip|main|of|in|out|gallery|navigation)\b/i;

/** All texts for screen readers that are not visible. */
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

test("texts for screen readers are Bosnian, those of libraries too", async ({ page }) => {
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
