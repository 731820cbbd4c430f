import { readFileSync } from "node:fs";
import path from "node:path";
import {
  downloadAddress,
  downloadNamePattern,
  largeDownloadBytes,
  maxDownloadBytes,
} from "../../content/download-rules";
import { sizeText } from "../../domain/file-size";
import { downloadName, sampleLink, validDownloadName } from "../file-kinds";
import { fileError, fileWarning, type Message, type Problem } from "../problem";
import { isSystemError, unreadable } from "./system-error";

const unlinkedFile = (name: string): Message => ({
  what: "Na ovaj dokument ne vodi nijedan link, pa se ne objavljuje.",
  fix: `Upišite link u tekst neke stranice. Primjer: ${sampleLink(name)} Ako Vam dokument ne treba, obrišite ga.`,
});

const badFileName = (name: string, right: string): Message => ({
  what: `Naziv „${name}” ne može stajati u adresi.`,
  fix: `Preimenujte datoteku u ${right} i tako je upišite u link: ${downloadAddress(right)} Naziv smije imati samo mala slova bez kvačica, cifre i crtice.`,
});

/** Readers search this many bytes for the header and the end of a PDF (ISO 32000-1, annex H, 3). */
const searchedBytes = 1024;

/** The entry in the plain-text trailer of an encrypted PDF (ISO 32000-1, 7.5.5 and 7.6). */
const encryption = /\/Encrypt\s*(?:<<|\d+\s+\d+\s+R)/;

/** What is wrong with the size of a file, in bytes, or with its contents, if anything. */
function bytesProblem(file: string, bytes: Buffer): Problem | undefined {
  const size = sizeText(bytes.length);
  if (bytes.length === 0)
    return fileError(file, {
      what: "Datoteka je prazna.",
      fix: "Kopirajte dokument ponovo. Prije toga ga otvorite na računaru i provjerite da li se vidi.",
    });
  if (bytes.length > maxDownloadBytes)
    return fileError(file, {
      what: `Dokument je prevelik (${size}). Objaviti se može najviše ${sizeText(maxDownloadBytes)}.`,
      fix: "Sačuvajte ga kao manji PDF ili ga podijelite na više dokumenata.",
    });
  if (!bytes.subarray(0, searchedBytes).includes("%PDF-"))
    return fileError(file, {
      what: "Ovo nije PDF. Promjena nastavka iza tačke ne mijenja vrstu datoteke.",
      fix: "Otvorite dokument u programu u kojem je napravljen i sačuvajte ga kao PDF (u Wordu: File → Save As → PDF), pa ovu datoteku zamijenite njime.",
    });
  const isWhole = bytes.subarray(-searchedBytes).includes("%%EOF");
  if (!isWhole || encryption.test(bytes.toString("latin1")))
    return (isWhole ? fileWarning : fileError)(file, {
      what: "PDF je nepotpun ili zaštićen, pa ga roditelji možda neće moći otvoriti ili odštampati.",
      fix: "Sačuvajte ga iznova kao PDF, bez lozinke i zabrana, i kopirajte ovamo. Namjerne zabrane mogu ostati ako se na telefonu otvara.",
    });
  if (bytes.length > largeDownloadBytes)
    return fileWarning(file, {
      what: `Dokument je velik (${size}), pa će se na telefonu dugo otvarati.`,
      fix: `Smanjite ga ispod ${sizeText(largeDownloadBytes)}: u Wordu ga sačuvajte kao PDF s izborom „Minimum size”, a skenirajte u manjoj rezoluciji.`,
    });
  return undefined;
}

/** What is wrong with a file that cannot be read, or with its bytes. */
function contentsProblems(file: string, folder: string): Problem[] {
  try {
    return [bytesProblem(file, readFileSync(path.join(folder, file)))].filter(
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
    const valid = downloadNamePattern.test(name) ? name : validDownloadName(name, names);
    return [
      ...(name === valid ? [] : [fileError(file, badFileName(name, valid))]),
      ...contentsProblems(file, folder),
      ...(linked?.has(name) === false ? [fileWarning(file, unlinkedFile(valid))] : []),
    ];
  });
}
