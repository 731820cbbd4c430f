import fs from "node:fs";
import path from "node:path";

/** The files below a folder whose names match, each with the folder in front. Gatsby has folders named `404.html`. */
export function filesOf(folder: string, pattern: RegExp): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => path.join(folder, file))
    .filter((file) => pattern.test(file) && fs.statSync(file).isFile());
}
