import { type Browser, chromium } from "@playwright/test";
import { type RunningServer, startServer } from "../../../scripts/server/server";
import { installedBrowser } from "../../../scripts/testing/browser";
import type { Project } from "./project";

/** A built project that is being served, and a browser to visit it. */
export interface PublishedProject {
  readonly server: RunningServer;
  readonly browser: Browser;
  readonly close: () => Promise<void>;
}

/**
 * Builds and serves a project.
 * @param prefix PATH_PREFIX of the build
 * @throws {Error} with the output of a build that fails
 */
export async function publish(project: Project, prefix = ""): Promise<PublishedProject> {
  const { code, output } = project.run("build", { PATH_PREFIX: prefix });
  if (code !== 0) throw new Error(output);
  const server = await startServer({ root: project.path("public"), prefix });
  const browser = await chromium.launch({
    executablePath: installedBrowser(),
    args: ["--no-sandbox"],
  });
  const close = async () => {
    await browser.close();
    await server.close();
  };
  return { server, browser, close };
}
