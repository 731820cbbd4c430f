// What the preview shows before a save is what is published after it.
import fs from "node:fs";
import path from "node:path";
import { expect, type Locator, test } from "@playwright/test";
import { type RunningServer, startServer } from "../../scripts/server/server";
import { contentFiles } from "../support/content-files";
import { openForm, save, withGitHub, write } from "../support/editor";
import { GitHub } from "../support/github";
import { openField, rows, seenOn, shown } from "../support/previews";
import { copyProject, limitMs, type Project } from "./support/project";

test.describe.configure({ mode: "serial" });
test.use({ viewport: { width: 1280, height: 900 } });

const github = new GitHub(contentFiles());
/** By the kind of content the page, and what stands there around the words that were typed. */
const seen = new Map<string, { route: string; text: string }>();
const wordsOf = (type: string) => `Riječi s čćž ${type}`;

let project: Project;
let server: RunningServer;

test.beforeEach(({ page }) => page.clock.setFixedTime(seenOn));

test.afterAll(async () => {
  await server?.close();
  project?.remove();
});

async function textAround(words: Locator): Promise<string> {
  await expect(words).toBeAttached();
  const text = await words.evaluate((element) => element.parentElement?.textContent ?? "");
  return text.replace(/\s+/g, " ");
}

for (const [type, [form, keyPath, route]] of Object.entries(rows)) {
  test(`${type} is typed, seen and saved`, async ({ page }) => {
    await withGitHub(page, github);
    await openForm(page, form);
    await openField(page, keyPath);
    await write(page, keyPath, wordsOf(type));
    const text = await textAround(shown(page).getByText(wordsOf(type)).first());
    const frame = page.frames().find((inner) => inner.parentFrame()?.parentFrame());
    await save(page);
    seen.set(type, { route: route ?? new URL(frame?.url() ?? "").pathname, text });
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
  for (const [type, { route, text }] of seen) {
    await page.goto(server.url + route);
    const words = page.getByText(wordsOf(type)).first();
    await expect.poll(() => textAround(words), { message: type }).toBe(text);
  }
});
