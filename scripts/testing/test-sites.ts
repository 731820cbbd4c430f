// The sites that tests read. Each is built in a copy of the project and leaves public/ untouched.
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { type Env, getMailboxEnv, serviceKeyNames } from "../site/env-files";
import { contentPath, projectFolder, testSitesFolder } from "../system/paths";
import { run } from "../system/process";

/** Built from the tests' own content, or from the content of the centre. */
export type TestSite = "fixture" | "content";

/** The site that the running tests read, from the environment variable TEST_SITE. */
export const testedSite: TestSite = process.env.TEST_SITE === "content" ? "content" : "fixture";

/** The tests' own content, which uses every feature and which staff never edit. */
const fixtureContent = path.join(projectFolder, "__tests__", "fixtures", "site");

export function getTestSiteContent(site: TestSite = testedSite): string {
  return site === "fixture" ? fixtureContent : contentPath;
}

/** Return the copy of the project that a site is built in. */
export function getTestSiteFolder(site: TestSite = testedSite): string {
  return path.join(testSitesFolder, "test-sites", site);
}

/** The files of the project that a build needs. */
const sources = ["src", "static", "scripts", "package.json", "package-lock.json", "tsconfig.json"];

/** Copy the project's code into a folder and link the installed packages. */
export function copyProject(folder: string) {
  const configs = readdirSync(projectFolder).filter((name) => /^gatsby-.*\.tsx?$/.test(name));
  for (const name of [...sources, ...configs]) {
    cpSync(path.join(projectFolder, name), path.join(folder, name), { recursive: true });
  }
  symlinkSync(
    path.join(projectFolder, "node_modules"),
    path.join(folder, "node_modules"),
    "junction",
  );
}

/** Settings that a build reads from the environment and from .env files. */
const settingNames = [...serviceKeyNames, "PATH_PREFIX", "SITE_URL"];

/**
 * Return the settings of a test site. The content of the centre is built with those of the environment, because
 * GitHub publishes the very site that was tested. The tests' own content has no path prefix, and sends enquiries to
 * the server of the tests. Empty values stand in for those of the caller's environment.
 */
export function getTestSiteSettings(
  site: TestSite = testedSite,
  env: Env = process.env,
): Record<string, string> {
  const none = { PATH_PREFIX: "", SITE_URL: "", EDITOR_REPOSITORY: "", GITHUB_REPOSITORY: "" };
  if (site === "fixture") return { ...getMailboxEnv({}), ...none };
  return Object.fromEntries(settingNames.map((name) => [name, env[name] || ""]));
}

/** Build a site and return the exit code. */
export async function buildTestSite(site: TestSite): Promise<number> {
  const folder = getTestSiteFolder(site);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  mkdirSync(folder, { recursive: true });
  copyProject(folder);
  const env = { ...getTestSiteSettings(site), CONTENT_FOLDER: getTestSiteContent(site) };
  const code = await run(process.execPath, ["scripts/run.mjs", "build"], { cwd: folder, env });
  // The stage "types" needs the types of GraphQL queries, which Gatsby generates during a build.
  const types = "src/gatsby-types.d.ts";
  if (code === 0) cpSync(path.join(folder, types), path.join(projectFolder, types));
  return code;
}
