import { execFileSync } from "node:child_process";
import fs from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { writeEditor } from "../../editor/bundle/write-editor";
import { type Publication, publicationFile } from "../../editor/published-files";
import { editorPath } from "../../site";
import { publicFolder } from "./page-files";

/** Return the commit that is being built, and the time; undefined without Git. */
function readPublication(): Publication | undefined {
  try {
    const options = { encoding: "utf8", stdio: "pipe" } as const;
    const output = execFileSync("git", ["show", "--no-patch", "--format=%H %cI"], options);
    const [commit = "", committed = ""] = output.trim().split(" ");
    return { commit, committed, built: new Date().toISOString() };
  } catch {
    return undefined;
  }
}

/** Write the editor for staff into the built site, and what tells it that a save is published. */
export async function publishEditor(prefix: string, siteUrl: string): Promise<void> {
  const repository = process.env.EDITOR_REPOSITORY ?? "";
  await writeEditor({ publicFolder, prefix, repository, siteUrl });
  const built = readPublication();
  const file = path.join(publicFolder, editorPath, publicationFile);
  if (built) await fs.writeFile(file, JSON.stringify(built));
}

/** Serve the editor in development too; Gatsby's server sends its files, but no page for a folder. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app }) => {
  await publishEditor("", "http://localhost");
  // The types of Express are not installed, and Gatsby's are then `any`.
  const send = (_request: unknown, response: { sendFile(file: string): void }) =>
    response.sendFile(path.resolve(publicFolder, editorPath, "index.html"));
  app.get(`/${editorPath}`, send);
};
