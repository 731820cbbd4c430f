import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { editorName } from "../../editors/browser/bundle/page";
import { writeEditor } from "../../editors/browser/bundle/write-editor";
import { gitHubApi } from "../../editors/browser/repository/host";
import { publicFolder } from "./page-files";

/**
 * Writes the editor for staff, `/admin`, into the built site.
 * @param prefix path prefix of the site
 */
export function publishEditor(prefix: string): Promise<void> {
  // GitHub's workflows set GITHUB_REPOSITORY.
  const { EDITOR_REPOSITORY, GITHUB_REPOSITORY, EDITOR_API } = process.env;
  const repository = EDITOR_REPOSITORY || GITHUB_REPOSITORY || "";
  return writeEditor(publicFolder, prefix, { repository, api: EDITOR_API || gitHubApi });
}

/** Serves the editor during live editing too; Gatsby's server sends its files, but no page for a folder. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app }) => {
  await publishEditor("");
  // The types of Express are not installed, and Gatsby's are then `any`.
  const send = (_request: unknown, response: { sendFile(file: string): void }) =>
    response.sendFile(path.resolve(publicFolder, editorName, "index.html"));
  app.get(`/${editorName}`, send);
};
