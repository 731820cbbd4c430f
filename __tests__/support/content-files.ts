import fs from "node:fs";
import path from "node:path";
import { contentFolder } from "../../src/content/collections";
import { siteContent } from "./site";

/** The content of the tests as files of a project, by their path: `content/pages/home.md`. */
export function contentFiles(): Record<string, Buffer> {
  const names = fs.readdirSync(siteContent, { recursive: true, encoding: "utf8" });
  const files = names.filter((name) => fs.statSync(path.join(siteContent, name)).isFile());
  return Object.fromEntries(
    files.map((name) => [
      `${contentFolder}/${name.replaceAll(path.sep, "/")}`,
      fs.readFileSync(path.join(siteContent, name)),
    ]),
  );
}
