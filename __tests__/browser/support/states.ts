import { expect, type Page } from "@playwright/test";
import { open } from "./site";
import { windToast } from "./toasts";

const endpoint = "**/api/v1.0/email/send";

/** Sends the empty form, with the answer that the mail provider gives. */
async function send(page: Page, answer: { status: number; body: string }): Promise<void> {
  await open(page, "/contact");
  await page.route(endpoint, (route) => route.fulfill(answer));
  await page.locator("form button[type=submit]").click();
}

/** Toasts go after 3 seconds, but stay while the window has no focus. */
async function hold(page: Page, role: "alert" | "status", text: string): Promise<void> {
  await expect(page.getByRole(role).filter({ hasText: text })).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event("blur")));
}

/** Lays out also what lies far below the screen, which the browser may otherwise leave out. */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    // What is closed stays so: `hidden="until-found"` rests on the same property.
    sheet.replaceSync(":not([hidden]) { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Brings the map of a page into view, as it stands once it has loaded. */
export async function showMap(page: Page) {
  const map = page.getByRole("region", { name: /Mapa/ });
  await map.scrollIntoViewIfNeeded();
  await expect(map.locator(".leaflet-marker-icon")).toBeVisible();
  return map;
}

/** Opens the menu of small screens on the home page. */
export async function openMenu(page: Page): Promise<void> {
  await open(page, "/");
  await page.getByRole("button", { name: "Otvori meni" }).click();
  await expect(page.getByRole("dialog", { name: "Meni" })).toBeVisible();
}

/** Gives the programme data that makes React throw. */
export async function breakProgramData(page: Page): Promise<void> {
  const address = "/page-data/program/page-data.json";
  const data = await (await page.request.get(address)).json();
  data.result.data.programPage.checks = null;
  await page.route(`**${address}`, (route) => route.fulfill({ json: data }));
}

/** What pages look like beyond how they open. */
export const states = {
  sections: async (page) => {
    await open(page, "/program");
    for (const row of await page.locator("summary").all()) await row.click();
    await expect(page.locator("details[open]")).toHaveCount(3);
    await page.evaluate(() =>
      Promise.allSettled(
        document
          .getAnimations()
          .filter((one) => one instanceof CSSTransition)
          .map(({ finished }) => finished),
      ),
    );
    await layOutAll(page);
  },
  viewer: async (page) => {
    await open(page, "/gallery");
    await page.getByRole("link", { name: "Slika 1, otvori uvećanu" }).click();
    const viewer = page.getByRole("dialog", { name: "Pregled slika" });
    await expect(viewer.getByRole("img", { name: "Slika 1", exact: true })).toBeVisible();
  },
  failedPhoto: async (page) => {
    await page.route(/\/foto2[012]\.webp/, (route) => route.abort());
    await open(page, "/gallery#slika-21");
    const slide = page.getByRole("group", { name: "Slika 21 od 29" });
    await expect(slide.getByRole("button", { name: "Pokušaj ponovo" })).toBeVisible();
  },
  success: async (page) => {
    await send(page, { status: 200, body: "OK" });
    await hold(page, "status", "Hvala što ste nam se javili!");
  },
  thanks: async (page) => {
    await send(page, { status: 200, body: "OK" });
    const toast = page.getByText("Hvala što ste nam se javili!");
    await expect(toast).toBeVisible();
    await windToast(page);
    await expect(toast).toBeHidden();
    await expect(
      page.getByRole("heading", { name: "Hvala, Vaša poruka je poslana." }),
    ).toBeVisible();
  },
  failure: async (page) => {
    await send(page, { status: 400, body: "The service ID not found" });
    await expect(page.getByRole("form").getByRole("link", { name: /Nazovi/ })).toBeVisible();
    await hold(page, "alert", "The service ID not found");
  },
  failedMap: async (page) => {
    await page.route("https://tile.openstreetmap.org/**", (route) => route.abort());
    await open(page, "/about-us");
    await page.getByRole("region", { name: /Mapa/ }).scrollIntoViewIfNeeded();
    await expect(page.getByText(/^Mapa se trenutno/)).toBeVisible();
  },
} as const satisfies Readonly<Record<string, (page: Page) => Promise<void>>>;
