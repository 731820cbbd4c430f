/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { needsInstall } from "../../../scripts/bootstrap/install.mjs";

test("packages are installed when they are missing, incomplete or from another lockfile", () => {
  const root = mkdtempSync(path.join(tmpdir(), "sanjalica-install-"));
  const record = path.join(root, "node_modules/.package-lock.json");
  writeFileSync(path.join(root, "package-lock.json"), "{}");
  expect(needsInstall(root)).toBe(true);
  mkdirSync(path.join(root, "node_modules"));
  expect(needsInstall(root)).toBe(true);
  // Written in the same run, or later.
  writeFileSync(record, "{}");
  expect(needsInstall(root)).toBe(false);
  const anHourAgo = Date.now() / 1000 - 3600;
  utimesSync(record, anHourAgo, anHourAgo);
  expect(needsInstall(root)).toBe(true);
  rmSync(root, { recursive: true });
});
