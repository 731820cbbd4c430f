import { lstatSync, readdirSync } from "node:fs";
import path from "node:path";

/** What computers leave behind in folders; nobody wrote it and nothing reads it. */
const leftBehind =
  /(?:^|\/)(?:\.[^/]*|Thumbs\.db|desktop\.ini|~\$[^/]*|[^/]*(?:~|\.tmp|\.swp|\.bak))(?:\/|$)/i;

/** Every file below a folder, as paths with `/`, sorted. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => !lstatSync(path.join(folder, file)).isDirectory())
    .map((file) => file.replaceAll(path.sep, "/"))
    .filter((file) => !leftBehind.test(file))
    .sort();
}
