import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { collectionOf, isIgnored } from "../../content/collections";
import { normalizeText } from "../../content/normalize-text";
import { type ReadResult, readContentFile } from "../content-file";
import { fileError, type Problem } from "../problem";

/** The problem of a file or folder that cannot be read, whatever the cause. */
export const unreadable = (file: string, cause: unknown): Problem =>
  fileError(file, {
    what: `Ovo se ne može pročitati: ${file || "folder content"}.`,
    fix: `Stavite na ovo mjesto ispravnu datoteku, sačuvanu kao UTF-8, ili vratite posljednju verziju. Poruka programa: ${cause instanceof Error ? cause.message : cause}`,
  });

/** What a folder contains, as paths below it with `/`, sorted. */
export interface Listing {
  readonly files: readonly string[];
  /** Why some files and folders cannot be read. */
  readonly problems: readonly Problem[];
}

/**
 * Lists the files below a folder.
 * @param folder absolute path of `content/`
 * @param below path of a folder in it
 */
export function readFolder(folder: string, below = ""): Listing {
  try {
    const names = readdirSync(path.join(folder, below)).sort();
    const files = names.map((name) => path.posix.join(below, name));
    const all = files.filter((file) => !isIgnored(file)).map((file) => readEntry(folder, file));
    return {
      files: all.flatMap((one) => one.files).sort(),
      problems: all.flatMap((one) => one.problems),
    };
  } catch (error) {
    return { files: [], problems: [unreadable(below, error)] };
  }
}

/** A file or folder: reading a pipe would never end, and links to folders may form cycles. */
function readEntry(folder: string, file: string): Listing {
  try {
    const stats = statSync(path.join(folder, file));
    if (stats.isFile()) return { files: [file], problems: [] };
    if (stats.isDirectory() && !collectionOf(file)) return readFolder(folder, file);
    return { files: [], problems: [unreadable(file, "This is no file.")] };
  } catch (error) {
    return { files: [], problems: [unreadable(file, error)] };
  }
}

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
