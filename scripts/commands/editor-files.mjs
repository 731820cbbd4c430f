// @ts-check
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ensureInstalled } from "../lib/install.mjs";
import { ROOT } from "../lib/paths.mjs";
import { runMain, say } from "../lib/report.mjs";

/** @typedef {typeof import("../../src/editors/vscode/editor-files")} EditorModule */

await runMain(async () => {
  await ensureInstalled();
  // Only now: it needs the installed packages.
  const { importTypeScript } = await import("../lib/typescript.mjs");
  const { editorFiles, schemasFolder, settingsFile } = /** @type {EditorModule} */ (
    await importTypeScript("src/editors/vscode/editor-files.ts")
  );
  const files = editorFiles(readFileSync(path.join(ROOT, settingsFile), "utf8"));
  // Of kinds that are no more, nothing stays.
  rmSync(path.join(ROOT, schemasFolder), { recursive: true, force: true });
  mkdirSync(path.join(ROOT, schemasFolder), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(ROOT, file), text);
  say(`Broj upisanih datoteka u .vscode: ${Object.keys(files).length}`);
});
