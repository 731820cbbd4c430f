import { existsSync, lstatSync, readdirSync } from "node:fs";
import path from "node:path";

/** @returns paths of all that is in it, at any depth, but for folders; in a fixed order */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => path.join(folder, name))
    .filter((file) => !lstatSync(file).isDirectory())
    .sort();
}
