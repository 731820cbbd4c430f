// npm run editor-files: after every change of src/content, writes what VS Code shows of it.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { editorFiles, schemasFolder, settingsFile } from "../../src/editors/vscode/editor-files";
import { ROOT } from "../system/paths";

export async function main() {
  const files = editorFiles(readFileSync(path.join(ROOT, settingsFile), "utf8"));
  // Of kinds that are no more, nothing stays.
  rmSync(path.join(ROOT, schemasFolder), { recursive: true, force: true });
  mkdirSync(path.join(ROOT, schemasFolder), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(ROOT, file), text);
  console.log(`Broj upisanih datoteka u .vscode: ${Object.keys(files).length}`);
}
