import { expect, type Page } from "@playwright/test";
import { galleryFiles } from "../../support/photo-urls";
import { open } from "./test";
import { windToast } from "./toasts";

interface Answer {
  readonly status?: number;
  readonly body?: string;
}

/**
 * Answers in place of the mail provider.
 * @returns the fields of the enquiries that were sent since
 */
export async function answerEnquiries(page: Page, answer: Answer = { body: "OK" }) {
  const sent: Readonly<Record<string, string>>[] = [];
  await page.route("**/api/v1.0/email/send", (route) => {
    sent.push(route.request().postDataJSON().template_params);
    return route.fulfill(answer);
  });
  return sent;
}

async function send(page: Page, answer?: Answer): Promise<void> {
  await open(page, "/contact");
  await answerEnquiries(page, answer);
  await page.getByRole("textbox").first().fill("Amra");
  await page.locator("form button[type=submit]").click();
}

/** Scrolls to the map of a page and waits until it has loaded. */
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

export const states = {
  viewer: async (page) => {
    await open(page, "/gallery");
    await page.getByRole("link", { name: "Slika 1, otvori uvećanu" }).click();
    const viewer = page.getByRole("dialog", { name: "Pregled slika" });
    await expect(viewer.getByRole("img", { name: "Slika 1", exact: true })).toBeVisible();
  },
  failedPhoto: async (page) => {
    await page.route(galleryFiles("foto4", "foto7", "foto10"), (route) => route.abort());
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
    await windToast(page);
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
