import { expect, open, test } from "./support/test";

test("pages are light in their own colours while the sun is up in Sarajevo", async ({ page }) => {
  const ground = page.locator("html");
  const themeColor = page.locator("meta[name=theme-color]");
  await page.clock.install({ time: new Date("2094-11-25T14:00:00Z") });
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto("/");
  await expect(ground).toHaveCSS("background-color", "rgb(220, 235, 248)");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(27, 35, 71)");
  // No browser darkens it itself.
  await expect(ground).toHaveCSS("color-scheme", "light only");

  await page.unroute(/\.js$/);
  await open(page, "/");
  await expect(themeColor).toHaveAttribute("content", "#dcebf8");
  await page.clock.fastForward("02:00:00");
  await expect(ground).toHaveCSS("background-color", "rgb(23, 35, 79)");
  await expect(themeColor).toHaveAttribute("content", "#17234f");
  await page.goto("/program");
  await expect(ground).toHaveCSS("background-color", "rgb(23, 35, 79)");
  await page.clock.setFixedTime(new Date("2094-11-25T11:00:00Z"));
  const colours = [
    "rgb(253, 240, 204)",
    "rgb(211, 237, 220)",
    "rgb(252, 224, 208)",
    "rgb(223, 208, 234)",
  ];
  for (const [index, path] of ["/program", "/gallery", "/about-us", "/contact"].entries()) {
    await page.goto(path);
    await expect(ground).toHaveCSS("background-color", colours[index] ?? "");
  }
});
