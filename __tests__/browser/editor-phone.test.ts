// The editor on a phone, which is what teachers have at hand.
import { expect, test } from "@playwright/test";
import texts from "../../src/editors/browser/locale/bs.json";
import { field, openForm, press, withGitHub } from "../support/editor";

test.describe.configure({ timeout: 60_000 });
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test("from one form to another, by an address or the browser's arrows, none is empty", async ({
  page,
}) => {
  await withGitHub(page);
  await openForm(page, "podaci/entries/site-closures");
  await page.goto("/admin#/collections/podaci/entries/site-centre");
  await expect(field(page, "name")).toBeVisible();
  await page.goBack();
  await expect(field(page, "closures")).toBeVisible();
  await page.goForward();
  await expect(field(page, "name")).toBeVisible();
  // A step back is one step: the list in between is not in the history.
  await page.goBack();
  await expect(field(page, "closures")).toBeVisible();
});

test("an error stays until something else is pressed, and covers no line below the form", async ({
  page,
}) => {
  await withGitHub(page);
  await openForm(page, "program/new");
  await press(page, texts.save);
  const error = page.locator(".toast").filter({ hasText: "3 polja imaju greške" });
  await page.waitForTimeout(5_500);
  await expect(error).toBeVisible();
  // In the flow, where others are set above it.
  await expect(error).toHaveCSS("position", "static");
  const below = await page.locator(".standing").first().boundingBox();
  const box = await error.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await field(page, "title").locator("h4").tap();
  await expect(error).toBeHidden();
});
