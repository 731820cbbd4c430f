import { expect, menuPages, screens, test } from "./support/site";

test.use({ javaScriptEnabled: false });

test("opens and closes the programme sections, with their photos", async ({ page }) => {
  await page.goto("/program");
  const [activities, premises] = await page.locator("summary").all();
  await activities?.press("Enter");
  await premises?.click();
  await expect(page.getByText("Muzika i ples", { exact: true })).toBeVisible();
  const photos = page.getByRole("list", { name: "Slike prostora" }).locator("img");
  await expect(photos).toHaveCount(17);
  await expect(photos.last()).toBeVisible();
});

test("shows every gallery photo, each linked to its file", async ({ page, request }) => {
  await page.goto("/gallery");
  const photos = page.getByRole("list", { name: "Slike iz galerije" }).locator("img");
  await expect(photos).toHaveCount(29);
  for (const photo of await photos.all()) await expect(photo).toHaveCSS("opacity", "1");
  const href = await page
    .getByRole("link", { name: "Slika 1, otvori uvećanu" })
    .getAttribute("href");
  expect((await request.get(href ?? "")).headers()["content-type"]).toBe("image/webp");
});

test("has its two fonts", async ({ page }) => {
  const fonts = [/platypi/, /figtree/].map((name) => page.waitForResponse(name));
  await page.goto("/");
  for (const font of fonts) expect((await font).ok()).toBe(true);
});

test("says how to reach the centre instead of showing a dead form", async ({ page }) => {
  await page.goto("/contact");
  await expect(page.locator("form")).toContainText(
    "Za mapu i slanje obrasca potreban je JavaScript. Možete nas nazvati ili nam pisati na info@sanjalica.example.",
  );
  await expect(page.getByRole("textbox")).toHaveCount(0);
  const map = page.getByRole("region", { name: /Mapa/ });
  await expect(map.getByText(/Dr\. Silve Rizvanbegović 17/)).toBeVisible();
  await expect(map.getByRole("link", { name: /Otvori u mapama/ })).toBeVisible();
});

for (const size of ["phone", "desktop"] as const) {
  test(`the five links are in the header (${size})`, async ({ page }) => {
    await page.setViewportSize(screens[size]);
    await page.goto("/");
    const links = page.getByRole("banner").getByRole("navigation").getByRole("link");
    await expect(links).toHaveText(menuPages.map(({ label }) => label));
    for (const link of await links.all()) await expect(link).toBeVisible();
  });
}
