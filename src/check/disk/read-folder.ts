import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { collectionOf, isIgnored } from "../../content/collections";
import { normalizeText } from "../../content/normalize-text";
import { type ReadResult, readContentFile } from "../content-file";
import { fileError } from "../problem";

/**
 * Lists the files below a folder, as paths below it with `/`, sorted.
 * @param folder absolute path of `content/`
 * @throws Error of the system, if something cannot be read
 */
export function readFolder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => !isIgnored(file) && statSync(path.join(folder, file)).isFile())
    .map((file) => file.replaceAll(path.sep, "/"))
    .sort();
}

const unreadable = (file: string, cause: unknown) =>
  fileError(file, {
    what: `Ovo se ne može pročitati: ${file}.`,
    fix: `Stavite na ovo mjesto ispravnu datoteku, sačuvanu kao UTF-8, ili vratite posljednju verziju. Poruka programa: ${cause instanceof Error ? cause.message : cause}`,
  });

/** Reads a file with fields. */
export function readText(folder: string, file: string): ReadResult {
  try {
    const collection = collectionOf(file);
    if (!collection) throw new Error("This file has no fields.");
    const bytes = readFileSync(path.join(folder, file));
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    return readContentFile(file, collection, normalizeText(text));
  } catch (error) {
    return unreadable(file, error);
  }
}
