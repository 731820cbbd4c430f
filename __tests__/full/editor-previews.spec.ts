// The published page shows what the preview showed before the save.
import fs from "node:fs";
import path from "node:path";
import { expect, type Locator, test } from "@playwright/test";
import { type RunningServer, startServer } from "../../scripts/server/server";
import { getContentFiles } from "../support/content-files";
import { openForm, save, typeInto, withGitHub } from "../support/editor";
import { FakeGitHub } from "../support/fake-github";
import { announcementDay, openField, previewCases, previewPage } from "../support/previews";
import { copyProject, limitMs, type Project } from "./support/project";

test.describe.configure({ mode: "serial" });
test.use({ viewport: { width: 1280, height: 900 } });

const github = new FakeGitHub(getContentFiles());
/** By content type: the page, and the text around the typed text in its preview. */
const shownTexts = new Map<string, { route: string; text: string }>();
const getTypedText = (type: string) => `Riječi s čćž ${type}`;

let project: Project;
let server: RunningServer;

test.beforeEach(({ page }) => page.clock.setFixedTime(announcementDay));

test.afterAll(async () => {
  await server?.close();
  project?.remove();
});

async function readTextAround(words: Locator): Promise<string> {
  await expect(words).toBeAttached();
  const text = await words.evaluate((element) => element.parentElement?.textContent ?? "");
  return text.replace(/\s+/g, " ");
}

for (const [type, [form, keyPath, route]] of Object.entries(previewCases)) {
  test(`${type} is typed, seen and saved`, async ({ page }) => {
    await withGitHub(page, github);
    await openForm(page, form);
    await openField(page, keyPath);
    await typeInto(page, keyPath, getTypedText(type));
    const text = await readTextAround(previewPage(page).getByText(getTypedText(type)).first());
    const frame = page.frames().find((inner) => inner.parentFrame()?.parentFrame());
    await save(page);
    shownTexts.set(type, { route: route ?? new URL(frame?.url() ?? "").pathname, text });
  });
}

test("the pages that are built from it have the same texts", async ({ page }) => {
  test.setTimeout(limitMs);
  project = copyProject();
  for (const [file, bytes] of github.contents) {
    fs.mkdirSync(path.dirname(project.path(file)), { recursive: true });
    fs.writeFileSync(project.path(file), bytes);
  }
  const { code, output } = project.run("build");
  if (code !== 0) throw new Error(output);
  server = await startServer({ root: project.path("public"), prefix: "" });
  for (const [type, { route, text }] of shownTexts) {
    await page.goto(server.url + route);
    const words = page.getByText(getTypedText(type)).first();
    await expect.poll(() => readTextAround(words), { message: type }).toBe(text);
  }
});
