// The editor where the browser, the host or the device gets in its way.
import { expect, type Page, type Request, test } from "@playwright/test";
import texts from "../../src/editor/locale/bs.json";
import { centreForm, clickButton, openForm, typeInto, withGitHub } from "../support/editor";
import { holdRequests } from "./support/test";

/** The element that contains Sveltia CMS or, if it cannot start, a message that says what to do. */
const root = (page: Page) => page.locator("#nc-root");

test("if its script is missing, the page says what to do", async ({ page }) => {
  await page.route("**/admin/admin-*.js", (route) => route.fulfill({ status: 404 }));
  await page.goto("/admin");
  await expect(root(page)).toContainText("ponovo učitajte ovu stranicu za nekoliko minuta");
});

for (const storage of ["sessionStorage", "indexedDB"]) {
  test(`a browser that refuses ${storage} is told what to allow`, async ({ page }) => {
    await page.addInitScript((name) => {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
    }, storage);
    const failed = page.waitForEvent("pageerror");
    await page.goto("/admin");
    await failed;
    await expect(root(page)).toContainText("dozvolite JavaScript, kolačiće i podatke");
  });
}

test("closing the tab or going back asks for confirmation during a save", async ({ page }) => {
  await withGitHub(page);
  const isSave = (request: Request) => request.postData()?.includes("createCommitOnBranch");
  const finish = await holdRequests(page, "https://api.github.com/graphql", isSave);
  await openForm(page, centreForm);
  await typeInto(page, "name", "Sanjalica nova");
  await clickButton(page, texts.save);
  await expect(page.locator(`[data-label="${texts.saving}"]`)).toBeVisible();
  const question = page.locator(".editor-dialog");

  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  await (await asked).dismiss();

  await page.getByRole("button", { name: texts.cancel_editing, exact: true }).click();
  await expect(question).toContainText("Ovo još nije sačuvano");
  await clickButton(page, "Nastavi pisati");
  finish();
  await expect(page.getByText("Sačuvano.")).toBeVisible();
  await expect(question).toHaveCount(0);
});
