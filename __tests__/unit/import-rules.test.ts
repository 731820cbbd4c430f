/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

const root = process.cwd();
const config = path.join(root, ".dependency-cruiser.json");
const cruiser = path.join(root, "node_modules/dependency-cruiser/bin/dependency-cruise.mjs");

/** Imports that break a rule: of code, of types, and dynamic ones. */
const broken: Readonly<Record<string, readonly [file: string, text: string]>> = {
  "packages-are-listed": [
    "scripts/a.ts",
    'import type { B } from "brought-along"; export type C = B;',
  ],
  "src-imports-only-src": ["src/domain/a.ts", 'import "../../scripts/run";'],
  "content-imports": ["src/content/a.ts", 'export type { B } from "../check/b";'],
  "scripts-run-without-react": ["src/check/a.ts", 'import { useState } from "react"; useState();'],
  "ui-imports": ["src/ui/a.ts", 'export const load = () => import("../content/a");'],
  "features-are-independent": ["src/components/hero/a.ts", 'import "../perks/b";'],
  "gatsby-packages-in-src-gatsby": ["src/shell/a.ts", 'import { loader } from "gatsby"; loader();'],
};

/** Imports that no rule forbids. */
const allowed: readonly (readonly [file: string, text: string])[] = [
  ["src/check/b.ts", 'export type B = string; import "../content/b";'],
  ["src/templates/a.ts", 'import "../components/perks/b";'],
  ["__tests__/unit/a.ts", 'import "../../src/domain/a";'],
  ["scripts/b.ts", 'import "listed"; import "listed-for-tests/part"; import "node:fs";'],
];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "import-rules-"));
  const write = (file: string, text: string) => {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  for (const file of ["scripts/run.ts", "src/content/b.ts", "src/components/perks/b.ts"]) {
    write(file, "");
  }
  for (const name of ["gatsby", "react", "listed", "listed-for-tests", "brought-along"]) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: "1.0.0" }));
    for (const file of ["index.js", "part.js"]) write(`node_modules/${name}/${file}`, "");
  }
  const dependencies = { gatsby: "1.0.0", react: "1.0.0", listed: "1.0.0" };
  const devDependencies = { "listed-for-tests": "1.0.0" };
  write("package.json", JSON.stringify({ dependencies, devDependencies }));
  for (const [file, text] of [...Object.values(broken), ...allowed]) write(file, text);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("the import rules refuse what breaks them, and nothing else", () => {
  const { stdout } = spawnSync(
    process.execPath,
    [cruiser, "--config", config, "--output-type", "json", "."],
    { cwd: folder, encoding: "utf8" },
  );
  const found: readonly { readonly from: string; readonly rule: { readonly name: string } }[] =
    JSON.parse(stdout).summary.violations;
  expect(found.map(({ rule, from }) => `${rule.name}: ${from}`).sort()).toEqual(
    Object.entries(broken)
      .map(([rule, [file]]) => `${rule}: ${file}`)
      .sort(),
  );
}, 60_000);
