// node scripts/complete-lockfile.mjs: after every change of packages, adds what `npm ci` would miss
// in package-lock.json (see lib/lockfile.mjs).
import { readFileSync, writeFileSync } from "node:fs";
import { missingPlatformPackages, platformEntry } from "./lib/lockfile.mjs";

const file = new URL("../package-lock.json", import.meta.url);
const lock = JSON.parse(readFileSync(file, "utf8"));
const missing = missingPlatformPackages(lock.packages);
for (const entry of missing) lock.packages[`node_modules/${entry.name}`] = platformEntry(entry);
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([one], [other]) => (one < other ? -1 : 1)),
);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`Dopunjeno u package-lock.json: ${missing.length}`);
