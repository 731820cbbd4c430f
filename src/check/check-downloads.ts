import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { fileAddress, fileName } from "../content/file-rules";
import { downloadName, rightName, sampleLink } from "./downloads";
import { fileSizeProblem, pdfProblem } from "./pdf-file";
import { fileError, fileWarning, type Message, type Problem } from "./problem";
import { isSystemError, unreadable } from "./unreadable";

const unlinkedFile = (name: string): Message => ({
  what: "Na ovaj dokument ne vodi nijedan link, pa se ne objavljuje.",
  fix: `Upišite link u tekst neke stranice. Primjer: ${sampleLink(name)} Ako Vam dokument ne treba, obrišite ga.`,
});

const badFileName = (name: string, right: string): Message => ({
  what: `Naziv „${name}” ne može stajati u adresi.`,
  fix: `Preimenujte datoteku u ${right} i tako je upišite u link: ${fileAddress(right)} Naziv smije imati samo mala slova bez kvačica, cifre i crtice.`,
});

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
  return fileName.test(name) ? [] : [fileError(file, badFileName(name, rightName(name)))];
}

function linkProblem(file: string, linked: ReadonlySet<string>): Problem[] {
  const name = downloadName(file);
  if (linked.has(name)) return [];
  return [fileWarning(file, unlinkedFile(rightName(name)))];
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
