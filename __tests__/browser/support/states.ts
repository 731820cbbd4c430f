import { expect, type Page } from "@playwright/test";
import { open, sectionRow } from "./site";

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

/** Loads every photo of a page and shows its map, so that nothing below the first screen is empty. */
export async function scrollThrough(page: Page): Promise<void> {
  await layOutAll(page);
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
  const map = page.getByRole("region", { name: /Mapa/ });
  if ((await map.count()) === 0) return;
  await map.scrollIntoViewIfNeeded();
  await expect(map.locator(".leaflet-marker-icon")).toBeVisible();
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

/** Goes to a page that throws while it is drawn. */
export async function breakProgram(page: Page): Promise<void> {
  await breakProgramData(page);
  await open(page, "/nema-je");
  await page.locator("main").getByRole("link", { name: "Pogledaj program" }).click();
  await expect(page.getByRole("button", { name: "Osvježi stranicu" })).toBeVisible();
}

/** What pages look like beyond how they open, by name. */
export const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "the programme sections open": async (page) => {
    await open(page, "/program");
    for (const name of ["Obrazovne aktivnosti", "Prostor dnevnog boravka"]) {
      await sectionRow(page, name).click();
    }
    await scrollThrough(page);
  },
  "the photo viewer open": async (page) => {
    await open(page, "/gallery");
    await page.getByRole("link", { name: "Slika 1, otvori uvećanu" }).click();
    const viewer = page.getByRole("dialog", { name: "Pregled slika" });
    await expect(viewer.getByRole("img", { name: "Slika 1", exact: true })).toBeVisible();
  },
  "a photo that failed in the viewer": async (page) => {
    await page.route(/\/2[012]\.webp/, (route) => route.abort());
    await open(page, "/gallery#slika-21");
    const slide = page.getByRole("group", { name: "Slika 21 od 29" });
    await expect(slide.getByRole("button", { name: "Pokušaj ponovo" })).toBeVisible();
  },
  "the toast of success": async (page) => {
    await send(page, { status: 200, body: "OK" });
    await hold(page, "status", "Hvala što ste nas kontaktirali!");
  },
  "the thanks after the toast": async (page) => {
    await send(page, { status: 200, body: "OK" });
    await expect(page.getByText("Hvala što ste nas kontaktirali!")).toBeVisible();
    await expect(page.getByText("Hvala što ste nas kontaktirali!")).toBeHidden();
    await expect(page.getByRole("heading", { name: "Hvala, Vaš upit je poslan." })).toBeVisible();
  },
  "the toast of failure and the other ways": async (page) => {
    await send(page, { status: 400, body: "The service ID not found" });
    await expect(page.getByRole("form").getByRole("link", { name: /Nazovi/ })).toBeVisible();
    await hold(page, "alert", "The service ID not found");
  },
  "the map failed": async (page) => {
    await page.route("https://tile.openstreetmap.org/**", (route) => route.abort());
    await open(page, "/about-us");
    await page.getByRole("region", { name: /Mapa/ }).scrollIntoViewIfNeeded();
    await expect(page.getByText("Mapa se trenutno ne može prikazati.")).toBeVisible();
  },
};
