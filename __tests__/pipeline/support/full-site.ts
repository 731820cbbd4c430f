import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { JSDOM } from "jsdom";
import { startServer } from "../../../scripts/server/server";
import { findBrowser } from "../../../scripts/testing/browser";
import { addDays } from "../../../src/domain/dates";
import { sarajevoClock } from "../../../src/domain/sarajevo-clock";
import { copyProject, type Project } from "./project";

/** Content that uses every possibility at once, laid over the shipped content. */
const overlay = path.resolve(__dirname, "../../fixtures/content-full");

/** Only so that a build that hangs ends; nothing is measured. */
export const limitMs = 20 * 60_000;

/** The day of building, and days of a closure that is announced some days after it. */
const today = sarajevoClock(new Date()).date;
export const soon = { from: addDays(today, 40), to: addDays(today, 41) };

/** The project with that content, built and served. */
export interface FullSite {
  readonly project: Project;
  readonly browser: Browser;
  readonly url: string;
  /** A file below `public/`. */
  readonly read: (file: string) => Buffer;
  readonly documentOf: (file: string) => Document;
  /** What `npm test -- …` says there, where it does not pass. */
  readonly complaintsOf: (...words: string[]) => string;
}

/** Runs tests of the project in its copy, on the content and the built site that it has. */
function complaintsIn(folder: string, words: readonly string[]): string {
  const { JEST_WORKER_ID: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["scripts/run.mjs", "test", ...words],
    { cwd: folder, encoding: "utf8", env: { ...env, NODE_ENV: undefined }, maxBuffer: 2 ** 28 },
  );
  return status === 0 ? "" : `${stdout}\n${stderr}`;
}

function copyWithEverything(): Project {
  const project = copyProject({ encoded: true, tests: true });
  const content = path.join(project.folder, "content");
  fs.cpSync(overlay, content, { recursive: true });
  const entry = `  - from: "${soon.from}"\n    to: "${soon.to}"\n    reason: "Renoviranje"\n`;
  fs.appendFileSync(path.join(content, "site/closures.yml"), entry);
  // Nobody links to it.
  const form = path.join(content, "files/zahtjev-za-upis.pdf");
  fs.copyFileSync(form, path.join(content, "files/nacrt.pdf"));
  return project;
}

/**
 * Builds the site of everything once for the tests of a file, as a pull request of staff does.
 * @returns the site; what it holds is there once tests run
 */
export function fullSite(): FullSite {
  let project: Project | undefined;
  let browser: Browser | undefined;
  let server: Awaited<ReturnType<typeof startServer>> | undefined;
  const there = <Part>(part: Part | undefined): Part => {
    if (part === undefined) throw new Error("The site is not built yet.");
    return part;
  };

  beforeAll(async () => {
    project = copyWithEverything();
    const complaints = complaintsIn(project.folder, ["content"]);
    if (complaints) throw new Error(`npm test -- content does not pass.\n${complaints}`);
    server = await startServer({ root: path.join(project.folder, "public"), mailbox: false });
    browser = await chromium.launch({
      executablePath: await findBrowser(),
      args: ["--no-sandbox"],
    });
  }, limitMs);

  afterAll(async () => {
    await browser?.close();
    await server?.close();
    project?.remove();
  });

  const read = (file: string) => fs.readFileSync(path.join(there(project).folder, "public", file));
  return {
    get project() {
      return there(project);
    },
    get browser() {
      return there(browser);
    },
    get url() {
      return there(server).url;
    },
    read,
    documentOf: (file) => new JSDOM(read(file).toString()).window.document,
    complaintsOf: (...words) => complaintsIn(there(project).folder, words),
  };
}
