import {
  type ContentFiles,
  isParsed,
  type ReadResult,
  readContentText,
} from "../../check/content-file";
import { contentFolder } from "../../content/collections";
import { isDownload } from "../../content/downloads";
import { withBody } from "../../content/parse-content-file";
import { getFileName, isIgnored } from "../../content/paths";
import type { Fields } from "../../content/values";
import { getEntryPath, getEntryText } from "../sveltia/entries";
import type { Change, Entry, Loaded } from "../sveltia/types";

let readLoaded = (): Loaded => ({ entries: [], assets: [] });

/** Set the function by which all our code reads what Sveltia CMS has loaded. */
export function setLoadedReader(loaded: () => Loaded): void {
  readLoaded = loaded;
}

export const getLoaded = (): Loaded => readLoaded();

/** Memoize a computation until Sveltia CMS replaces its lists of files, which it does at each change. */
export function memoizeOverLoaded<Result>(compute: (loaded: Loaded) => Result): () => Result {
  let memo: { readonly loaded: Loaded; readonly result: Result } | undefined;
  return () => {
    const loaded = readLoaded();
    const isKnown = memo?.loaded.entries === loaded.entries && memo.loaded.assets === loaded.assets;
    if (!memo || !isKnown) memo = { loaded, result: compute(loaded) };
    return memo.result;
  };
}

/** Return the path of a file in `content/`; undefined for a file elsewhere, and for one that the check ignores. */
export function toContentPath(path: string): string | undefined {
  const [folder, ...names] = path.split("/");
  const file = names.join("/");
  return folder === contentFolder && !isIgnored(file) ? file : undefined;
}

/** Return the paths in `content/` of changed files. */
export const listChangedFiles = (changes: readonly Change[]): string[] =>
  changes.flatMap(({ path }) => toContentPath(path) ?? []);

/** Saved texts, of files that were saved after they were loaded. */
const savedTexts = new WeakMap<Entry, string>();

/** Parsed files. Sveltia CMS creates a new entry at each change, so an unchanged file is parsed once. */
const parsedFiles = new WeakMap<Entry, ReadResult | undefined>();

/** Remember the text that was written for an entry, in which Sveltia CMS keeps the text that it loaded. */
export function rememberText(entry: Entry, text: string): void {
  savedTexts.set(entry, text);
}

const getText = (entry: Entry) => savedTexts.get(entry) ?? getEntryText(entry);

/** Return the texts of the files with fields, by their paths in the repository. */
export function getLoadedTexts(): ReadonlyMap<string, string> {
  return new Map(getLoaded().entries.map((entry) => [getEntryPath(entry), getText(entry)]));
}

function readEntry(file: string, entry: Entry): ReadResult | undefined {
  if (!parsedFiles.has(entry)) parsedFiles.set(entry, readContentText(file, getText(entry)));
  return parsedFiles.get(entry);
}

/** Return all content files that Sveltia CMS has loaded. */
export function getLoadedFiles(): ContentFiles {
  const { entries, assets } = getLoaded();
  const content = new Map<string, ReadResult | undefined>();
  for (const { path } of assets) {
    const file = toContentPath(path);
    if (file !== undefined) content.set(file, undefined);
  }
  for (const entry of entries) {
    const file = toContentPath(getEntryPath(entry));
    if (file !== undefined) content.set(file, readEntry(file, entry));
  }
  return content;
}

/** Return the fields of all loaded files that could be parsed, by path in `content/`. */
export function getLoadedFields(): Map<string, Fields> {
  const files = new Map<string, Fields>();
  for (const [file, read] of getLoadedFiles())
    if (read && isParsed(read)) files.set(file, withBody(read.data as Fields, read.body));
  return files;
}

/** Return the sizes of the loaded documents in bytes, by name. */
export const getLoadedDownloads = () =>
  new Map(
    getLoaded().assets.flatMap(({ path, size = 0 }) =>
      isDownload(toContentPath(path) ?? "") ? [[getFileName(path), size] as const] : [],
    ),
  );
