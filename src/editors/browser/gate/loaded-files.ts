import { isDownload } from "../../../content/file-kinds";
import { lastPart } from "../../../content/paths";
import type { Fields } from "../../../content/values";
import { belowContent, loadedContent, loadedNow } from "./content";

/** The fields of all files that the editor has loaded, by path below `content/`. */
export function loadedFields(): Map<string, Fields> {
  const files = new Map<string, Fields>();
  for (const [file, read] of loadedContent(loadedNow()))
    if (read && "data" in read)
      files.set(file, { ...(read.data as Fields), body: read.body?.body.trim() });
  return files;
}

/** Sizes of the documents in bytes, by name. */
export const loadedDownloads = () =>
  new Map(
    loadedNow().assets.flatMap(({ path, size = 0 }) =>
      isDownload(belowContent(path) ?? "") ? [[lastPart(path), size] as const] : [],
    ),
  );
