import { isParsed, type ReadResult, toContentFile } from "../../check/content-file";
import { contentFolder, getCollection } from "../../content/collections";
import { isDownload } from "../../content/downloads";
import { normalizeText } from "../../content/file-text";
import { withBody } from "../../content/parse-content-file";
import { getFileName, isIgnored } from "../../content/paths";
import type { Fields } from "../../content/values";
import { getEntryPath, getEntryText } from "../sveltia/entries";
import type { Entry, Loaded } from "../sveltia/types";

let current = (): Loaded => ({ entries: [], assets: [] });

/** Set the function by which all our code reads what the editor has loaded, and return it. */
export function setLoadedReader(loaded: () => Loaded): () => Loaded {
  current = loaded;
  return loaded;
}

export const getLoaded = (): Loaded => current();

/** Return a function that recomputes its result when the editor has replaced its lists, as it does at each change. */
export function memoByLoaded<Result>(compute: (loaded: Loaded) => Result): () => Result {
  let last: { readonly loaded: Loaded; readonly result: Result } | undefined;
  return () => {
    const loaded = current();
    const isKnown = last?.loaded.entries === loaded.entries && last.loaded.assets === loaded.assets;
    if (!last || !isKnown) last = { loaded, result: compute(loaded) };
    return last.result;
  };
}

/** Files by their paths below `content/`. Files without fields are undefined, because they are not read. */
export type LoadedFiles = ReadonlyMap<string, ReadResult | undefined>;

/** Return the path of a file below `content/`; undefined for a file elsewhere, and for one that the check ignores. */
export function toContentPath(path: string): string | undefined {
  const [folder, ...names] = path.split("/");
  const file = names.join("/");
  return folder === contentFolder && !isIgnored(file) ? file : undefined;
}

/** Texts of files that have been saved since they were loaded. */
const saved = new WeakMap<Entry, string>();

/** Parsed files. The package makes a new entry at each change, so an unchanged file is parsed once. */
const cache = new WeakMap<Entry, ReadResult | undefined>();

/** Remember the text that was written for an entry: the editor keeps the text that it loaded. */
export function rememberText(entry: Entry, text: string): void {
  saved.set(entry, text);
}

/** Read the text of a content file; undefined for a file of no collection. */
export function readContentText(file: string, text: string): ReadResult | undefined {
  const collection = getCollection(file);
  return collection && toContentFile(file, collection, normalizeText(text));
}

const getText = (entry: Entry) => saved.get(entry) ?? getEntryText(entry);

/** Return the texts of the files with fields, by their paths in the repository. */
export function getLoadedTexts({ entries }: Loaded): ReadonlyMap<string, string> {
  return new Map(entries.map((entry) => [getEntryPath(entry), getText(entry)]));
}

function readEntry(file: string, entry: Entry): ReadResult | undefined {
  if (!cache.has(entry)) cache.set(entry, readContentText(file, getText(entry)));
  return cache.get(entry);
}

/** Return all files of the content that the editor has loaded. */
export function getLoadedContent({ entries, assets }: Loaded): LoadedFiles {
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

/** Return the fields of all files that the editor has loaded, by path below `content/`. */
export function getLoadedFields(): Map<string, Fields> {
  const files = new Map<string, Fields>();
  for (const [file, read] of getLoadedContent(getLoaded()))
    if (read && isParsed(read)) files.set(file, withBody(read.data as Fields, read.body));
  return files;
}

/** Sizes of the documents in bytes, by name. */
export const getLoadedDownloads = () =>
  new Map(
    getLoaded().assets.flatMap(({ path, size = 0 }) =>
      isDownload(toContentPath(path) ?? "") ? [[getFileName(path), size] as const] : [],
    ),
  );
