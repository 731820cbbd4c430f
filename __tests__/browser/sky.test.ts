import type { Page } from "@playwright/test";
import { expect, open, test } from "./support/site";

const day = "rgb(220, 235, 248)";
const night = "rgb(23, 35, 79)";

const ground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const themeColor = (page: Page) =>
  page.locator("meta[name=theme-color]").evaluate((meta: HTMLMetaElement) => meta.content);

test("the home page is light while the sun is up in Sarajevo, before any script of React", async ({
  page,
}) => {
  await page.clock.install({ time: new Date("2094-11-25T14:00:00Z") });
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto("/");
  expect(await ground(page)).toBe(day);
  const title = page.getByRole("heading", { level: 1 });
  expect(await title.evaluate((element) => getComputedStyle(element).color)).toBe(
    "rgb(27, 35, 71)",
  );
});

test("dusk falls on a page that stays open, and only the home page knows day and night", async ({
  page,
}) => {
  await page.clock.install({ time: new Date("2094-11-25T14:00:00Z") });
  await open(page, "/");
  await expect.poll(() => themeColor(page)).toBe("#dcebf8");
  await page.clock.fastForward("02:00:00");
  await expect.poll(() => ground(page)).toBe(night);
  await expect.poll(() => themeColor(page)).toBe("#17234f");
  await page.goto("/program");
  expect(await ground(page)).toBe("rgb(227, 237, 246)");
});
