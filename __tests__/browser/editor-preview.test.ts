// The preview beside the form, which shows what is typed before it is saved.

import { expect, test } from "@playwright/test";
import { collections } from "../../src/content/collections";
import type { Fields } from "../../src/content/values";
import texts from "../../src/editor/locale/bs.json";
import type { DraftMessage } from "../../src/preview/draft-message";
import { renderContent } from "../../src/rendering/render-content";
import { getContentFields, getFileFields } from "../support/content-files";
import { openForm, textbox, typeInto, withGitHub } from "../support/editor";
import type { FakeGitHub } from "../support/fake-github";
import { openField, previewCases, previewPage } from "../support/previews";
import { mockMailProvider } from "./support/states";
import { holdRequests, waitFrames } from "./support/test";

test.use({ viewport: { width: 1280, height: 900 } });

let github: FakeGitHub;

test.beforeEach(async ({ page }) => {
  github = await withGitHub(page);
});

// `full/editor-previews.spec.ts` types into each of them.
test("every content type has a preview case", () => {
  expect(Object.keys(previewCases).sort()).toEqual(
    [...new Set(collections.map(({ type }) => type))].sort(),
  );
});

for (const form of ["nove-stranice/new", "obavjestenja/new"]) {
  test(`what does not exist yet is seen: ${form}`, async ({ page }) => {
    await openForm(page, form);
    await typeInto(page, "title", "Riječi s čćžšđ");
    await expect(previewPage(page).getByText("Riječi s čćžšđ").first()).toBeAttached();
  });
}

test("the page scrolls to the text of the focused field", async ({ page }) => {
  await openForm(page, "stranice/entries/pages-home");
  // Wait for a draft, because the published page appears before it accepts drafts.
  await typeInto(page, "eyebrow", "Dobro došli");
  await expect(previewPage(page).getByText("Dobro došli")).toBeVisible();
  const text = previewPage(page).getByText("Svaki dan ostavi poneku uspomenu.");
  await openField(page, "memories.title");
  await expect(text).toBeInViewport();
  await openField(page, "eyebrow");
  await expect(text).not.toBeInViewport();
});

/** Create a draft of the tested content, in which the home page may be another and has this photo. */
function createDraft(home?: Fields, photo: unknown = null): DraftMessage {
  const files = new Map(getContentFields());
  if (home) files.set("pages/home.md", home);
  const photoResolver = {
    resolvePhoto: () => photo,
    resolveListedPhoto: ({ fields }: { fields: Fields }) => fields,
  };
  const date = "2094-02-20";
  const site = { files, photoResolver, downloads: new Map(), basePath: "", date };
  return { kind: "draft", nodes: renderContent(site), date };
}

for (const [part, missing] of [
  ["page", "HomePage"],
  ["shell", "Centre"],
] as const)
  test(`a draft whose ${part} cannot be rendered leaves the last one and a message`, async ({
    page,
  }) => {
    await openForm(page, "stranice/entries/pages-home");
    await typeInto(page, "eyebrow", "Prve riječi");
    const words = page.frameLocator("iframe.preview").getByRole("status");
    await expect(previewPage(page).getByText("Prve riječi")).toBeAttached();
    await expect(words).toBeEmpty();
    const { nodes, ...draft } = createDraft();
    await page.evaluate((sent) => window.frames[0]?.frames[0]?.postMessage(sent, window.origin), {
      ...draft,
      nodes: nodes.filter(({ type }) => type !== missing),
    });
    await expect(words).toContainText("ne može prikazati");
    await expect(previewPage(page).getByText("Prve riječi")).toBeAttached();
    await typeInto(page, "eyebrow", "Druge riječi");
    await expect(words).toBeEmpty();
    await expect(previewPage(page).getByText("Druge riječi")).toBeAttached();
  });

test("on a phone the form and the page keep their scroll positions", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openForm(page, "stranice/entries/pages-program");
  await openField(page, "closing.text");
  await typeInto(page, "closing.text", "Riječi s čćžšđ");
  const words = previewPage(page).getByText("Riječi s čćžšđ").first();
  for (const _turn of ["to the page and back", "again"]) {
    await page.getByLabel(texts.preview, { exact: true }).click();
    await expect(words).toBeInViewport();
    await page.getByLabel(texts.preview, { exact: true }).click();
    await expect(textbox(page, "closing.text")).toBeInViewport();
  }
});

test("an earlier version is shown and restored", async ({ page }) => {
  const file = "content/pages/program.md";
  const before = github.read(file);
  github.replace(file, 'title: "Naš', 'title: "Sasvim naš');
  await openForm(page, "stranice/entries/pages-program");
  await expect(previewPage(page).getByRole("heading", { name: /^Sasvim/ })).toBeVisible();
  await page.getByLabel(texts.entry_sidebar.history.title).click();
  // The response for the version that was chosen first comes last.
  const other = github.commits.at(-1)?.oid;
  const release = await holdRequests(page, new RegExp(`contents.*ref=${other}`));
  await page.locator(".commits .ref").first().click();
  await page.locator(".commits .ref").last().click();
  const pane = page.frameLocator("iframe.preview");
  await expect(pane.getByText("Ranija verzija.")).toBeVisible();
  const late = page.waitForResponse((response) => response.url().endsWith(`ref=${other}`));
  release();
  await (await late).finished();
  await expect(previewPage(page).getByRole("heading", { name: /^Sasvim/ })).toHaveCount(0);
  await pane.getByRole("button", { name: "Vrati je" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Vrati je" }).click();
  await expect(textbox(page, "title")).not.toHaveValue(/^Sasvim/);
  expect(github.read(file)).toBe(before);
});

test("on a phone the list of versions gives way to the one that is chosen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openForm(page, "stranice/entries/pages-program");
  await page.getByLabel(texts.show_editor_options).click();
  await page.getByRole("menuitem", { name: texts.entry_sidebar.history.title }).click();
  await page.locator(".commits .ref").last().click();
  const pane = page.frameLocator("iframe.preview");
  await pane.getByRole("button", { name: "Nazad" }).click();
  await expect(pane.getByText("Ranija verzija.")).toHaveCount(0);
});

test("the page follows no link, and sends and stores no enquiry", async ({ page }) => {
  const sent = await mockMailProvider(page);
  // The tab has a saved enquiry from a visit to the site.
  await page.addInitScript(() => sessionStorage.setItem("enquiry:phone", "061 111 111"));
  await openForm(page, "stranice/entries/pages-contact");
  await typeInto(page, "title", "Dobro došli");
  const title = previewPage(page).getByRole("heading", { name: "Dobro došli" });
  await expect(title).toBeVisible();
  await previewPage(page).getByRole("textbox").first().fill("062 222 222");
  await previewPage(page).locator("form [type=submit]").click();
  await previewPage(page).getByRole("link", { name: "O nama" }).first().click();
  await page.waitForLoadState("networkidle");
  await waitFrames(page, 5);
  await expect(title).toBeVisible();
  expect(sent).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem("enquiry:phone"))).toBe("061 111 111");
});

for (const [site, host, isShown] of [
  ["this site", "localhost", true],
  ["another site", "127.0.0.1", false],
] as const)
  test(`a page that is framed by ${site} ${isShown ? "shows" : "ignores"} its draft`, async ({
    page,
    baseURL,
  }) => {
    const address = `${baseURL}/page-data/index/page-data.json`;
    const { homePage } = (await (await page.request.get(address)).json()).result.data;
    const title = "Tuđe riječi";
    const home = { ...getFileFields("pages/home.md"), title, highlight: title };
    const message = createDraft(home, homePage.photo.photo);
    await page.goto(`${String(baseURL).replace("localhost", host)}/robots.txt`);
    await page.evaluate((src) => {
      document.body.append(Object.assign(document.createElement("iframe"), { src }));
    }, `${baseURL}/`);
    const framed = page.frameLocator("iframe");
    await expect(framed.locator("main [data-longest] p").first()).toBeVisible();
    await framed.locator("body").evaluate(() => {
      const handled = new Promise((done) => addEventListener("message", done));
      Object.assign(window, { handled: handled.then(() => new Promise(requestAnimationFrame)) });
    });
    await page.evaluate((draft) => window.frames[0]?.postMessage(draft, "*"), message);
    await framed.locator("body").evaluate(() => Reflect.get(window, "handled"));
    await expect(framed.locator("h1")).toHaveText(isShown ? title : homePage.title);
  });
