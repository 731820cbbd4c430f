import { readFileSync } from "node:fs";
import path from "node:path";
import { collectionOf } from "../../content/collections";
import { byPlace, checkFiles } from "../check-files";
import type { ReadResult } from "../content-file";
import { isDownload } from "../file-kinds";
import type { Problem } from "../problem";
import { checkDownloads } from "./check-downloads";
import { checkPhotoFiles } from "./check-photo-files";
import { type Listing, readFolder } from "./read-folder";
import { isSystemError, unreadable } from "./system-error";
import { readContentBytes } from "./text-file";

function readTexts(folder: string, files: readonly string[]): ReadResult[] {
  return files.flatMap((file) => {
    const collection = collectionOf(file);
    if (!collection) return [];
    try {
      return [readContentBytes(file, collection, readFileSync(path.join(folder, file)))];
    } catch (error) {
      if (!isSystemError(error)) throw error;
      return [{ problems: [unreadable(file, error)] }];
    }
  });
}

/** Whether a problem is in a file or folder that cannot be read, and only a consequence of that. */
function isConsequence({ file }: Problem, unusable: Listing["unusable"]): boolean {
  return [...unusable.values()].some((cause) => `${file}/`.startsWith(`${cause.file}/`));
}

/**
 * Checks everything in `content/` and returns all problems at once, sorted by place. Content
 * without errors can be built.
 * @param folder absolute path of `content/`
 */
export async function checkContent(folder: string): Promise<Problem[]> {
  const { files, unusable } = readFolder(folder);
  const root = unusable.get("");
  if (root) return [root];
  const read = readTexts(folder, files);
  const checked = checkFiles({ files, unusable: [...unusable.keys()], read });
  const found = [
    ...checked.problems,
    ...checkDownloads(files.filter(isDownload), folder, checked.linked),
    ...(await checkPhotoFiles(checked.published, folder)),
  ];
  const problems = [
    ...unusable.values(),
    ...found.filter((problem) => !isConsequence(problem, unusable)),
  ];
  return problems.sort(byPlace);
}
