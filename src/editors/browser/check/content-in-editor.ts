import { checkFiles } from "../../../check/check-files";
import { type ReadResult, readContentFile } from "../../../check/content-file";
import type { Problem } from "../../../check/problem";
import { collectionOf, contentFolder } from "../../../content/collections";
import { normalizeText } from "../../../content/normalize-text";
import { type Entry, type FlatValues, textOf } from "./draft";
import type { Asset } from "./new-photos";

/** What the editor has loaded: files with fields, and all others. */
export interface Loaded {
  readonly entries: readonly Entry[];
  readonly assets: readonly Asset[];
}

/** Files by their paths below `content/`; those without fields have not been read. */
export type Content = ReadonlyMap<string, ReadResult | undefined>;

/** The path of a file below `content/`; undefined for a file elsewhere. */
export function belowContent(path: string): string | undefined {
  return path.startsWith(`${contentFolder}/`) ? path.slice(contentFolder.length + 1) : undefined;
}

/** Reads a file with these values, as it will be written. */
export function read(file: string, values: FlatValues): ReadResult | undefined {
  const collection = collectionOf(file);
  return collection && readContentFile(file, collection, normalizeText(textOf(file, values)));
}

/** The editor replaces an entry when it changes, so that each is read once. */
const cache = new WeakMap<Entry, ReadResult | undefined>();

function readEntry(file: string, entry: Entry): ReadResult | undefined {
  if (!cache.has(entry)) cache.set(entry, read(file, entry.locales._default.content));
  return cache.get(entry);
}

/** All files of the content that the editor has loaded. */
export function loadedContent({ entries, assets }: Loaded): Content {
  const content = new Map<string, ReadResult | undefined>();
  for (const { path } of assets) {
    const file = belowContent(path);
    if (file !== undefined) content.set(file, undefined);
  }
  for (const entry of entries) {
    const file = belowContent(entry.locales._default.path);
    if (file !== undefined) content.set(file, readEntry(file, entry));
  }
  return content;
}

/** The errors in content, by the rules of `npm run check`. */
export function errorsIn(content: Content): Problem[] {
  const { problems } = checkFiles({
    files: [...content.keys()].sort(),
    unusable: [],
    read: [...content.values()].flatMap((result) => result ?? []),
  });
  return problems.filter(({ severity }) => severity === "error");
}
