// The steps of a visit, which every engine takes.
import { expect, test } from "./support/test";

/** Registers the tests for the engine of a file. */
export function visit(): void {
  // One after the other, in one browser.
  test.describe.configure({ mode: "default" });

  test("opens the menu, and a page from it", async ({ tab }) => {
    await tab.open("/");
    await tab.click("[aria-label='Otvori meni']");
    await tab.see("dialog");
    await tab.press("Escape");
    await tab.see("dialog", false);
    await tab.click("[aria-label='Otvori meni']");
    await tab.click("dialog a[href='/gallery']");
    await tab.until("the gallery", () => document.querySelector("h1")?.textContent === "Galerija");
    await tab.back();
    await tab.until("the home page", () => location.pathname === "/");
    expect((await tab.screenshot()).length).toBeGreaterThan(10_000);
  });
}
