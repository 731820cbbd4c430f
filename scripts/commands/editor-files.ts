// npm run editor-files: run after every change of src/content. Writes the files in .vscode that
// describe it.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { editorFiles, schemasFolder, settingsFile } from "../../src/editors/vscode/editor-files";
import { ROOT } from "../system/paths";

export async function main() {
  const files = editorFiles(readFileSync(path.join(ROOT, settingsFile), "utf8"));
  // Also deletes the schemas of collections that no longer exist.
  rmSync(path.join(ROOT, schemasFolder), { recursive: true, force: true });
  mkdirSync(path.join(ROOT, schemasFolder), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(ROOT, file), text);
  console.log(`Broj upisanih datoteka u .vscode: ${Object.keys(files).length}`);
}
