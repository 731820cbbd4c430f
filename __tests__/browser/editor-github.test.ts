import { expect, type Page, test } from "@playwright/test";
import texts from "../../src/editor/locale/bs.json";
import {
  centreFile,
  centreForm,
  clickButton,
  expectSaveRefused,
  expectStored,
  openCentreForm,
  readBrowserStorage,
  reloadDiscarding,
  save,
  signIn,
  typeInto,
} from "../support/editor";
import { commitDate, FakeGitHub } from "../support/fake-github";

/** Open the form of the centre without a sign-in, so that the editor asks for a token. */
async function openSignedOut(page: Page): Promise<FakeGitHub> {
  const github = new FakeGitHub();
  await github.interceptRequests(page);
  await page.goto(`/admin#/collections/${centreForm}`);
  return github;
}

test("a wrong token is refused in Bosnian", async ({ page }) => {
  await openSignedOut(page);
  await signIn(page, "github_pat_pogresan");
  await expect(page.getByText("Ključ za prijavu nije ispravan")).toBeVisible();
});

test("a save with a good token is one commit of one line", async ({ page }) => {
  const github = await openSignedOut(page);
  await signIn(page);
  await typeInto(page, "name", "Sanjalica nova");
  await save(page);

  const [, commit] = github.commits;
  expect(commit?.message).toBe(`Izmijenjeno: ${centreFile}`);
  expect([...(commit?.changes.keys() ?? [])]).toEqual([centreFile]);
  expect(github.listChangedLines(centreFile)).toEqual([
    '-name: "Sanjalica"',
    '+name: "Sanjalica nova"',
  ]);
});

test("a save is followed until it is published", async ({ page }) => {
  let committed = "2026-11-24T10:00:00Z";
  await page.route("**/admin/objava.json", (route) =>
    route.fulfill({ json: { committed, built: committed } }),
  );
  await page.clock.install({ time: commitDate });
  await openCentreForm(page);
  const line = page.locator(".publish-status").first();
  await expect(line).toContainText("sačuvano 24. 11.");
  await typeInto(page, "name", "Sanjalica nova");
  await save(page);
  await expect(line).toContainText("Čeka objavu od 25. 11.");
  await page.clock.fastForward("31:00");
  await expect(line).toContainText("još nije objavljeno. Ništa nije izgubljeno");
  await page.reload();
  await expect(line).toContainText("Javite se osobi koja održava stranicu");
  committed = commitDate;
  await page.clock.fastForward("00:21");
  await expect(line).toContainText("sačuvano 25. 11.");
});

test("signing out leaves nothing on the device", async ({ page }) => {
  await openSignedOut(page);
  await signIn(page);
  await typeInto(page, "name", "Sanjalica nova");
  await expectStored(page, "Sanjalica nova");
  expect(await readBrowserStorage(page)).toContain(FakeGitHub.token);
  await reloadDiscarding(page);
  await page.goto("/admin#/collections/podaci");
  await expect(page.locator("img.avatar")).toHaveJSProperty("naturalWidth", 512);
  await clickButton(page, texts.show_account_menu);
  await page.getByRole("menuitem", { name: texts.sign_out }).click();
  await page.getByRole("dialog").getByRole("button", { name: texts.sign_out }).click();
  await expect(page.getByRole("button", { name: texts.sign_in_using_access_token })).toBeVisible();
  const left = await readBrowserStorage(page);
  expect(left).not.toContain("Sanjalica");
  expect(left).not.toContain(FakeGitHub.token);
  // The editor refuses and removes a URL that would sign in.
  await page.goto("/admin#/signin/abc");
  await page.reload();
  await expect(page).toHaveURL(/#\/$/);
  await expect(page.getByRole("button", { name: texts.sign_in_using_access_token })).toBeVisible();
});

test("changes typed with an expired token come back after a new sign-in", async ({ page }) => {
  const github = await openCentreForm(page);
  github.failure = "expired";
  await typeInto(page, "name", "Sanjalica nova");
  await expectSaveRefused(page, "Ključ za prijavu više ne važi.");
  await clickButton(page, "U redu");
  await reloadDiscarding(page);
  await expect(page.getByText("Ključ za prijavu više ne važi. Upišite novi.")).toBeVisible();
  await clickButton(page, "U redu");
  github.failure = undefined;
  await signIn(page);
  await clickButton(page, "Vrati");
  await save(page);
  expect(github.read(centreFile)).toContain('name: "Sanjalica nova"');
});
