/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  editorFiles,
  schemasFolder,
  settingsFile,
} from "../../../../src/editors/vscode/editor-files";

const root = path.resolve(__dirname, "../../../..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8").replaceAll("\r\n", "\n");

const files = editorFiles(read(settingsFile));

test.each(Object.entries(files))("%s is up to date with src/content", (file, text) => {
  if (!existsSync(path.join(root, file)) || read(file) !== text) {
    throw new Error(
      `${file} no longer fits src/content: run \`npm run editor-files\` and commit what it writes.`,
    );
  }
});

test("no schema is left of a collection that no longer exists", () => {
  const present = readdirSync(path.join(root, schemasFolder)).map((name) =>
    path.posix.join(schemasFolder, name),
  );
  expect(present.filter((file) => !(file in files))).toEqual([]);
});

test("other settings are left as they are", () => {
  const changed = editorFiles('{ "editor.tabSize": 8, "yaml.schemas": { "old.json": "x" } }');
  const settings = JSON.parse(changed[settingsFile] ?? "");
  expect(settings).toMatchObject({ "editor.tabSize": 8 });
  expect(settings["yaml.schemas"]["./.vscode/schemas/photo-list.json"]).toEqual([
    "content/gallery/photos.yml",
    "content/premises/photos.yml",
  ]);
  expect(settings["yaml.schemas"]).not.toHaveProperty("old.json");
});
