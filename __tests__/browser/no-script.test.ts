import { menuPages } from "../support/pages";
import { expect, screens, test } from "./support/test";

test.use({ javaScriptEnabled: false });

test("shows every photo, each of the gallery linked to its file", async ({ page, request }) => {
  await page.goto("/program#premises");
  await expect(page.getByRole("list", { name: "Slike prostora" }).locator("img")).toHaveCount(4);
  await page.goto("/gallery");
  const photos = page.locator("[id^=slika-] img");
  await expect(photos).toHaveCount(8);
  const first = page.getByRole("link", { name: "Slika 1, otvori uvećanu" });
  const file = await request.get((await first.getAttribute("href")) ?? "");
  expect(file.headers()["content-type"]).toBe("image/webp");
});

test("says how to reach the centre instead of showing a dead form and map", async ({ page }) => {
  await page.goto("/contact");
  await expect(page.locator("form")).toContainText(
    "Za mapu i slanje obrasca potreban je JavaScript. Možete nas nazvati ili nam pisati na pisite@sanjalica.example.",
  );
  await expect(page.getByRole("textbox")).toHaveCount(0);
  const map = page.getByRole("region", { name: /Mapa/ });
  await expect(map.getByText(/Mustafe Pintola\s123/)).toBeVisible();
  const card = page.getByRole("main");
  await expect(card.getByRole("link", { name: /Otvori na mapama/ })).toBeVisible();
});

test("shows the whole menu and the notices of the build's day", async ({ page }) => {
  await page.goto("/");
  for (const size of ["phone", "tablet", "desktop"] as const) {
    await page.setViewportSize(screens[size]);
    const links = page.getByRole("banner").getByRole("navigation").getByRole("link");
    await expect(links).toHaveText(menuPages.map(({ label }) => label));
    for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
  }
  await expect(page.locator("main article:visible h2")).toHaveText([
    "Upisi za novu školsku godinu",
  ]);
  await expect(page.locator("[data-longest]").first()).toBeHidden();
});
