import type { Page } from "@playwright/test";
import { matchGalleryFiles } from "../support/photo-urls";
import { expect, holdRequests, screens, test } from "./support/test";

/** Send an enquiry before any script has come. @returns a function that lets the scripts through */
async function sendEarly(page: Page): Promise<() => void> {
  const release = await holdRequests(page, /\.js$/);
  await page.goto("/contact");
  await page.getByRole("textbox", { name: "Puno ime" }).fill("Amra");
  await page.locator("form [type=submit]").click();
  await expect(page.locator("form")).toHaveAttribute("aria-busy", "true");
  return release;
}

test.use({ viewport: screens.phone });

// The scripts take these for granted: without one of them they do not start.
for (const name of ["HTMLDialogElement", "CSSLayerBlockRule"]) {
  test(`without ${name} a page is as it is without scripts`, async ({ page }) => {
    await page.addInitScript((lacking) => Reflect.deleteProperty(window, lacking), name);
    await page.goto("/contact");
    await expect(page.locator("h1")).toBeVisible();
    await expect(page.locator("dialog")).toBeHidden();
    await expect(page.getByRole("button", { name: "Otvori meni" })).toBeHidden();
    const links = page.getByRole("banner").getByRole("navigation").getByRole("link");
    await expect(links.first()).toBeVisible();
    await expect(page.locator("form")).toContainText("Možete nas nazvati ili nam pisati na");
    await expect(page.getByRole("textbox")).toHaveCount(0);
    await expect(page.locator("script[src]")).toHaveCount(0);
  });
}

test("the form sends without what not every browser has or allows", async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLFormElement.prototype, "requestSubmit");
    const get = () => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    };
    // As where cookies are blocked.
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, { configurable: true, get });
  });
  const sent = page.waitForRequest("**/api/v1.0/email/send");
  const release = await sendEarly(page);
  release();
  expect((await sent).postDataJSON().template_params.name).toBe("Amra");
  await expect(page.getByRole("heading", { name: /Hvala/ })).toBeVisible();
});

test.describe("an error", () => {
  test.use({ allowsErrors: true });

  test("of somebody else's script does not stop the page", async ({ page }) => {
    await page.addInitScript(() => {
      window.addEventListener("DOMContentLoaded", () => {
        const filename = "https://connect.example/sdk.js";
        window.dispatchEvent(new ErrorEvent("error", { filename, message: "Script error." }));
        Promise.reject(new Error("a promise of somebody else"));
      });
    });
    const sent = page.waitForRequest("**/api/v1.0/email/send");
    const release = await sendEarly(page);
    await expect(page.locator("html")).not.toHaveClass(/failed/);
    release();
    expect((await sent).postDataJSON().template_params.name).toBe("Amra");
  });

  test("while hydrating leaves the server's page and what was typed", async ({ page }) => {
    // The header asks for the last entry of the menu while it is hydrated.
    await page.addInitScript(() => {
      const { at } = Array.prototype;
      Array.prototype.at = function (index) {
        const isMenu = this.some((entry) => Object(entry) === entry && "to" in Object(entry));
        if (isMenu) throw new Error("broken on purpose");
        return at.call(this, index);
      };
    });
    await page.goto("/gallery");
    await expect(page.locator("html")).toHaveClass(/failed/);
    await expect(page.locator("h1")).toHaveText("Galerija");
    await page.getByRole("button", { name: "Otvori meni" }).press("Enter");
    await page.getByRole("button", { name: "Zatvori meni" }).click();
    await page.getByRole("link", { name: "Slika 2, otvori uvećanu" }).click();
    await expect(page).toHaveURL(matchGalleryFiles("foto2"));
    const release = await holdRequests(page, /\.js$/);
    await page.goto("/contact");
    await page.getByRole("textbox", { name: "Puno ime" }).fill("Amra");
    release();
    await expect(page.locator("form")).toContainText("Možete nas nazvati ili nam pisati na");
    expect(await page.evaluate(() => sessionStorage.getItem("enquiry:name"))).toBe("Amra");
  });
});
