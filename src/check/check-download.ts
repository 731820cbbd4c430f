import {
  getDownloadName,
  getDownloadPath,
  isDownload,
  largeDownloadBytes,
  maxDownloadBytes,
  toDownloadName,
} from "../content/downloads";
import { formatSize } from "../domain/amounts";
import { type Message, type Problem, toFileProblem } from "./problem";

/** Return a problem for each download whose name is not valid in a URL. */
export function checkDownloadNames(files: readonly string[]): Problem[] {
  const downloads = files.filter(isDownload);
  const names = downloads.map(getDownloadName);
  return downloads.flatMap((file) => {
    const name = getDownloadName(file);
    const validName = toDownloadName(name, names);
    if (name === validName) return [];
    return toFileProblem(file, {
      what: `Naziv „${name}” ne može stajati u adresi.`,
      fix: `Preimenujte datoteku u ${validName} i tako je upišite u link: ${getDownloadPath(validName)} Naziv smije imati samo mala slova bez kvačica, cifre i crtice.`,
    });
  });
}

/** Readers search this many bytes for the header and the end of a PDF (ISO 32000-1, annex H, 3). */
const searchedBytes = 1024;

const decodeBytes = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);

/** Return what is wrong with the size of a download, in bytes, or with its contents, if anything. */
export function validateDownload(bytes: Uint8Array): Message | undefined {
  const size = formatSize(bytes.length);
  if (bytes.length > maxDownloadBytes)
    return {
      what: `Dokument je prevelik (${size}). Objaviti se može najviše ${formatSize(maxDownloadBytes)}.`,
      fix: "Sačuvajte ga kao manji PDF ili ga podijelite na više dokumenata.",
    };
  if (!decodeBytes(bytes.subarray(0, searchedBytes)).includes("%PDF-"))
    return {
      what: "Ovo nije PDF. Promjena nastavka iza tačke ne mijenja vrstu datoteke.",
      fix: "Otvorite dokument u programu u kojem je napravljen i sačuvajte ga kao PDF (u Wordu: File → Save As → PDF), pa ovu datoteku zamijenite njime.",
    };
  if (!decodeBytes(bytes.subarray(-searchedBytes)).includes("%%EOF"))
    return {
      what: "PDF je nepotpun, pa ga roditelji ne mogu otvoriti.",
      fix: "Sačuvajte ga iznova kao PDF i dodajte ponovo.",
    };
  return bytes.length > largeDownloadBytes
    ? {
        severity: "warning",
        what: `Dokument je velik (${size}), pa će se na telefonu dugo otvarati.`,
        fix: `Smanjite ga ispod ${formatSize(largeDownloadBytes)}: u Wordu ga sačuvajte kao PDF s izborom „Minimum size”, a skenirajte u manjoj rezoluciji.`,
      }
    : undefined;
}

/** Warn of a download that no text links to. */
export const createUnlinkedDownloadWarning = (file: string): Problem =>
  toFileProblem(file, {
    severity: "warning",
    what: "Na ovaj dokument ne vodi nijedan link, pa se ne objavljuje.",
    fix: `Upišite link u tekst neke stranice. Primjer: [Zahtjev za upis](${getDownloadPath(getDownloadName(file))}) Ako Vam dokument ne treba, obrišite ga.`,
  });
