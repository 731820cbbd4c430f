import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { fileName } from "../content/file-rules";
import { fileError } from "./content-file";
import { downloadName, rightName } from "./downloads";
import { fileSizeProblem, pdfProblem } from "./pdf-file";
import type { Problem } from "./problem";
import { isSystemError, unreadable } from "./unreadable";
import * as say from "./wording/downloads";

/** What is wrong with the bytes of a file. */
function bytesProblem(file: string, folder: string): Problem[] {
  const absolute = path.join(folder, file);
  try {
    const size = fileSizeProblem(statSync(absolute).size);
    const content = size?.severity === "error" ? undefined : pdfProblem(readFileSync(absolute));
    return [size, content].flatMap((found) =>
      found ? { ...fileError(file, found), severity: found.severity } : [],
    );
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return [unreadable(file, error)];
  }
}

function nameProblem(file: string): Problem[] {
  const name = downloadName(file);
  return fileName.test(name) ? [] : [fileError(file, say.badFileName(name, rightName(name)))];
}

function linkProblem(file: string, linked: ReadonlySet<string>): Problem[] {
  const name = downloadName(file);
  if (linked.has(name)) return [];
  return [{ ...fileError(file, say.unlinkedFile(rightName(name))), severity: "warning" }];
}

/**
 * Looks at the files to download.
 * @param files paths from the folder
 * @param folder absolute path of `content/`
 * @param linked names that texts link to; undefined where not all texts could be read
 */
export function checkDownloads(
  files: readonly string[],
  folder: string,
  linked: ReadonlySet<string> | undefined,
): Problem[] {
  return files.flatMap((file) => [
    ...nameProblem(file),
    ...bytesProblem(file, folder),
    ...(linked ? linkProblem(file, linked) : []),
  ]);
}
