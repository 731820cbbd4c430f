import { expect, type Page, type Route } from "@playwright/test";
import { matchGalleryFiles } from "../../support/photo-urls";
import { open } from "./test";
import { fastForwardToast } from "./toasts";

type MailResponse = Parameters<Route["fulfill"]>[0];

/**
 * Respond to requests in place of the mail provider.
 * @returns a list that collects the fields of the sent enquiries
 */
export async function mockMailProvider(page: Page, response: MailResponse = { body: "OK" }) {
  const sent: Readonly<Record<string, string>>[] = [];
  await page.route("**/api/v1.0/email/send", (route) => {
    sent.push(route.request().postDataJSON().template_params);
    return route.fulfill(response);
  });
  return sent;
}

async function send(page: Page, response?: MailResponse): Promise<void> {
  await open(page, "/contact");
  await mockMailProvider(page, response);
  await page.getByRole("textbox").first().fill("Amra");
  await page.locator("form button[type=submit]").click();
}

/** Scroll to the map of a page and wait until it has loaded. */
export async function showMap(page: Page) {
  const map = page.getByRole("region", { name: /Mapa/ });
  await map.scrollIntoViewIfNeeded();
  await expect(map.locator(".leaflet-marker-icon")).toBeVisible();
  return map;
}

/** Open the mobile menu on the home page. */
export async function openMenu(page: Page): Promise<void> {
  await open(page, "/");
  await page.getByRole("button", { name: "Otvori meni" }).click();
  await expect(page.getByRole("dialog", { name: "Meni" })).toBeVisible();
}

export const states = {
  viewer: async (page) => {
    await open(page, "/gallery");
    await page.getByRole("link", { name: "Slika 1, otvori uvećanu" }).click();
    const viewer = page.getByRole("dialog", { name: "Pregled slika" });
    await expect(viewer.getByRole("img", { name: "Slika 1", exact: true })).toBeVisible();
  },
  failedPhoto: async (page) => {
    await page.route(matchGalleryFiles("foto4", "foto7", "foto10"), (route) => route.abort());
    await open(page, "/gallery#slika-5");
    const slide = page.locator(".yarl__slide_current");
    await expect(slide.getByRole("button", { name: "Pokušaj ponovo" })).toBeVisible();
  },
  success: async (page) => {
    await send(page);
    await expect(page.getByText("Hvala što ste nam se javili!")).toBeVisible();
  },
  thanks: async (page) => {
    await states.success(page);
    await fastForwardToast(page);
    await expect(page.getByText("Hvala što ste nam se javili!")).toBeHidden();
    await expect(
      page.getByRole("heading", { name: "Hvala, Vaša poruka je poslana." }),
    ).toBeVisible();
  },
  failure: async (page) => {
    await send(page, { status: 400, body: "The service ID not found" });
    await expect(page.getByRole("alert")).toContainText("The service ID not found");
    await expect(page.getByRole("form").getByRole("link", { name: /Nazovi/ })).toBeVisible();
  },
} as const satisfies Readonly<Record<string, (page: Page) => Promise<void>>>;
