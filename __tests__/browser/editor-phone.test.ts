// The editor on a phone, which is what teachers have at hand.
import { expect, test } from "@playwright/test";
import { field, openForm, withGitHub } from "../support/editor";

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
