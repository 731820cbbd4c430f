import { readFileSync } from "node:fs";
import path from "node:path";
import { downloadProblem } from "../check-download";
import { downloadName, rightDownloadName, sampleLink } from "../file-kinds";
import { fileWarning, type Message, type Problem } from "../problem";
import { isSystemError, unreadable } from "./system-error";

const unlinkedFile = (name: string): Message => ({
  what: "Na ovaj dokument ne vodi nijedan link, pa se ne objavljuje.",
  fix: `Upišite link u tekst neke stranice. Primjer: ${sampleLink(name)} Ako Vam dokument ne treba, obrišite ga.`,
});

/** What is wrong with a file that cannot be read, or with its bytes. */
function contentsProblems(file: string, folder: string): Problem[] {
  try {
    return [downloadProblem(file, readFileSync(path.join(folder, file)))].filter(
      (one) => one !== undefined,
    );
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return [unreadable(file, error)];
  }
}

/**
 * Checks the downloads.
 * @param files paths below the folder
 * @param folder absolute path of `content/`
 * @param linked names that texts link to; undefined if not all texts could be read
 */
export function checkDownloads(
  files: readonly string[],
  folder: string,
  linked: ReadonlySet<string> | undefined,
): Problem[] {
  const names = files.map(downloadName);
  return files.flatMap((file) => {
    const name = downloadName(file);
    const isUnlinked = linked?.has(name) === false;
    return [
      ...contentsProblems(file, folder),
      ...(isUnlinked ? [fileWarning(file, unlinkedFile(rightDownloadName(name, names)))] : []),
    ];
  });
}
