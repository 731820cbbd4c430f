// npm run complete-lockfile: run after every change of packages. Adds optional packages of other
// platforms to package-lock.json, without which `npm ci` refuses it (see system/lockfile.ts).
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type LockedPackages, missingPlatformPackages, platformEntry } from "../system/lockfile";
import { ROOT } from "../system/paths";

export async function main() {
  const file = path.join(ROOT, "package-lock.json");
  const lock: { packages: LockedPackages } = JSON.parse(readFileSync(file, "utf8"));
  const missing = missingPlatformPackages(lock.packages);
  for (const entry of missing) lock.packages[`node_modules/${entry.name}`] = platformEntry(entry);
  lock.packages = Object.fromEntries(
    Object.entries(lock.packages).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`Dopunjeno u package-lock.json: ${missing.length}`);
}
