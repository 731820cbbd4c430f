// Browsers that lack something, or forbid it. Each name is deleted, or made to throw, before the
// scripts of the page run.
import type { Page } from "@playwright/test";
import { galleryFiles } from "../support/photo-addresses";
import { expect, holdRequests, open, screens, test } from "./support/site";

/** Deletes a global, or a property of a global or of a prototype: `Array.prototype.at`. */
async function lack(page: Page, name: string): Promise<void> {
  await page.addInitScript((path) => {
    const names = path.split(".");
    const last = names.pop() ?? "";
    const owner = names.reduce<object>((object, key) => Reflect.get(object, key), window);
    Reflect.deleteProperty(owner, last);
  }, name);
}

/** Makes a property of the window throw, as storage does where cookies are blocked. */
async function forbid(page: Page, name: string): Promise<void> {
  await page.addInitScript((property) => {
    Object.defineProperty(window, property, {
      configurable: true,
      get: () => {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      },
    });
  }, name);
}

/** The scripts work without these. */
const dispensable: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  requestSubmit: (page) => lack(page, "HTMLFormElement.prototype.requestSubmit"),
  localStorage: (page) => forbid(page, "localStorage"),
  sessionStorage: (page) => forbid(page, "sessionStorage"),
};

test.use({ viewport: screens.phone });

// The scripts take these for granted: without one of them they do not start.
for (const name of ["HTMLDialogElement", "CSSLayerBlockRule"]) {
  test(`without ${name} a page is as it is without scripts`, async ({ page }) => {
    await lack(page, name);
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

for (const [name, takeAway] of Object.entries(dispensable)) {
  test(`without ${name} the form sends, pressed before hydration, and the menu opens and closes`, async ({
    page,
  }) => {
    await takeAway(page);
    const release = await holdRequests(page, /\.js$/);
    const sent = page.waitForRequest("**/api/v1.0/email/send");
    await page.goto("/contact");
    await page.getByRole("textbox", { name: "Puno ime" }).fill("Amra");
    await page.locator("form [type=submit]").click();
    release();
    expect((await sent).postDataJSON().template_params.name).toBe("Amra");
    await expect(page.getByRole("heading", { name: /Hvala/ })).toBeVisible();
    await page.getByRole("button", { name: "Otvori meni" }).press("Enter");
    await expect(page.locator("dialog")).toBeVisible();
    await page.getByRole("button", { name: "Zatvori meni" }).click();
    await expect(page.locator("dialog")).toBeHidden();
  });
}

test("without :has the page behind the open menu stays where it is", async ({ page }) => {
  await page.route("/", async (route) => {
    const html = await (await route.fetch()).text();
    expect(html).toContain(":has(");
    await route.fulfill({ body: html.replaceAll(":has(", ":hax("), contentType: "text/html" });
  });
  await open(page, "/");
  await page.getByRole("button", { name: "Otvori meni" }).press("Enter");
  await page.mouse.move(195, 420);
  // The menu takes the first turn of the wheel, if it scrolls at all.
  for (const turn of [1, 2, 3]) {
    await page.mouse.wheel(0, 900);
    await page.waitForTimeout(300 * turn);
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test.describe("scripts of others, as of the browser inside Facebook,", () => {
  test.use({ allowsErrors: true });

  test("may fail before the page is hydrated: the form is sent", async ({ page }) => {
    const release = await holdRequests(page, /\.js$/);
    await page.addInitScript(() => {
      window.addEventListener("DOMContentLoaded", () => {
        const filename = "https://connect.example/sdk.js";
        window.dispatchEvent(new ErrorEvent("error", { filename, message: "Script error." }));
        Promise.reject(new Error("a promise of somebody else"));
      });
    });
    const sent = page.waitForRequest("**/api/v1.0/email/send");
    await page.goto("/contact");
    await page.getByRole("textbox", { name: "Puno ime" }).fill("Amra");
    await page.locator("form [type=submit]").click();
    await expect(page.locator("form")).toHaveAttribute("aria-busy", "true");
    await expect(page.locator("html")).not.toHaveClass(/failed/);
    release();
    expect((await sent).postDataJSON().template_params.name).toBe("Amra");
  });
});

test.describe("an error", () => {
  test.use({ allowsErrors: true });

  /** Makes a part of the shell throw while it is hydrated: the header asks for the last entry. */
  const breakHeader = (page: Page) =>
    page.addInitScript(() => {
      const { at } = Array.prototype;
      Object.defineProperty(Array.prototype, "at", {
        configurable: true,
        value(this: unknown[], index: number) {
          const isMenu = this.some((entry) => Object(entry) === entry && "to" in Object(entry));
          if (isMenu) throw new Error("broken on purpose");
          return at.call(this, index);
        },
      });
    });

  test("while hydrating leaves the server's page, whose menu and photos work, and what was typed", async ({
    page,
  }) => {
    await breakHeader(page);
    await page.goto("/gallery");
    await expect(page.locator("html")).toHaveClass(/failed/);
    await expect(page.locator("h1")).toHaveText("Galerija");
    await page.getByRole("button", { name: "Otvori meni" }).press("Enter");
    await page.getByRole("button", { name: "Zatvori meni" }).click();
    await page.getByRole("link", { name: "Slika 2, otvori uvećanu" }).click();
    await expect(page).toHaveURL(galleryFiles("foto2"));
    const release = await holdRequests(page, /\.js$/);
    await page.goto("/contact");
    await page.getByRole("textbox", { name: "Puno ime" }).fill("Amra");
    release();
    await expect(page.locator("form")).toContainText("Možete nas nazvati ili nam pisati na");
    expect(await page.evaluate(() => sessionStorage.getItem("enquiry:name"))).toBe("Amra");
  });
});
