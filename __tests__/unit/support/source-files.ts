import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve(__dirname, "../../..");

/** A file of `src/`: its path from the project's folder, with `/`, and what it holds. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** Every file of `src/` whose name ends in one of the endings, without what Gatsby writes there. */
export function sourceFiles(...endings: string[]): SourceFile[] {
  return readdirSync(path.join(root, "src"), { recursive: true, encoding: "utf8" })
    .map((file) => `src/${file.replaceAll(path.sep, "/")}`)
    .filter((file) => endings.some((ending) => file.endsWith(ending)) && !file.endsWith(".d.ts"))
    .map((file) => ({ path: file, text: readFileSync(path.join(root, file), "utf8") }));
}
