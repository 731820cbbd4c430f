/** @jest-environment node */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { uncheckedFiles } from "../../../scripts/testing/unchecked-files";

const root = path.resolve(__dirname, "../../..");
const folder = mkdtempSync(path.join(os.tmpdir(), "sanjalica-types-"));

beforeAll(() => {
  for (const room of ["src", "scripts/bootstrap", "scripts/bench/node_modules", "__tests__"]) {
    mkdirSync(path.join(folder, room), { recursive: true });
  }
  copyFileSync(path.join(root, "tsconfig.json"), path.join(folder, "tsconfig.json"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  "src/a.js",
  "src/a.jsx",
  "scripts/a.mjs",
  "scripts/bootstrap/other.mjs",
  "__tests__/a.cjs",
  "a.config.mjs",
])("tells of %s", (file) => {
  writeFileSync(path.join(folder, file), "");
  expect(uncheckedFiles(folder)).toEqual([file]);
  rmSync(path.join(folder, file));
});

test.each([
  "src/a.ts",
  "src/a.tsx",
  "scripts/run.mjs",
  "scripts/bootstrap/install.mjs",
  "a.config.ts",
  "scripts/bench/node_modules/a.js",
])("is content with %s", (file) => {
  writeFileSync(path.join(folder, file), "");
  expect(uncheckedFiles(folder)).toEqual([]);
  rmSync(path.join(folder, file));
});
