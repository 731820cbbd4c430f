import { closeSync, openSync, readdirSync, readSync, statSync } from "node:fs";
import path from "node:path";
import { formatProblem } from "../../src/check/photo-file";
import { photoType } from "../../src/check/photo-type";
import type { Message } from "../../src/check/problem";
import { unreadable } from "../../src/check/wording/photos";
import { errorCode } from "../system/disk-error";

/** A file and what is said of it, in Bosnian. */
export interface Remark {
  readonly name: string;
  readonly remark: string;
}

/** What the person named: photos in the order in which they are added, and what else was there. */
export interface Sources {
  readonly files: string[];
  readonly skipped: Remark[];
  readonly problems: Remark[];
}

/** How many bytes at a file's start tell its type. */
const headBytes = 4096;
const systemFile = /^(\.|Thumbs\.db$|desktop\.ini$)/i;
const noPictures = ["video", "PDF", "ZIP ili dokument", "SVG ili HTML"];
const pictureName = /\.(jpe?g|png|webp|avif|hei[cf]|gif|tiff?|bmp|dng)$/i;

/** As a person sorts: 2 before 10. */
const naturalOrder = new Intl.Collator("bs", { numeric: true }).compare;

/** Cause and remedy, to follow a file's name. */
export const sentences = ({ what, fix }: Message) => `${what} ${fix}`;

function readHead(file: string): Buffer {
  const handle = openSync(file, "r");
  try {
    const bytes = Buffer.alloc(headBytes);
    return bytes.subarray(0, readSync(handle, bytes));
  } finally {
    closeSync(handle);
  }
}

/** Why a file could not be read. */
export function reasonUnreadable(error: unknown): string {
  const code = errorCode(error);
  if (code === "ENOENT") return "Nema takve datoteke ni foldera. Provjerite ime i putanju.";
  if (code === "EACCES" || code === "EPERM") return "Nema dozvole za čitanje ove datoteke.";
  return `Datoteka se ne može pročitati (${code}). Kopirajte je na ovaj računar i pokušajte ponovo.`;
}

function takeFile(file: string, { files, problems }: Sources): void {
  const head = readHead(file);
  const problem = photoType(head) === undefined ? unreadable() : formatProblem(head);
  if (problem) problems.push({ name: path.basename(file), remark: sentences(problem) });
  else files.push(file);
}

/** A file that somebody's folder holds beside photos is passed over; a picture never is in silence. */
function takeFromFolder(file: string, sources: Sources): void {
  const name = path.basename(file);
  const skip = (remark: string) => sources.skipped.push({ name, remark });
  if (systemFile.test(name)) skip("sistemska datoteka");
  else if (!statSync(file).isFile()) skip("podfolder, navedite ga posebno");
  else {
    const type = photoType(readHead(file));
    if (type && noPictures.includes(type)) skip(type);
    else if (type === undefined && !pictureName.test(name)) skip("nije slika");
    else takeFile(file, sources);
  }
}

/**
 * Finds the photos that the person named; those of a folder in natural order of names.
 * @param paths files and folders
 * @param cwd where relative paths start
 * @returns a photo named twice is there once
 */
export function collectSources(paths: readonly string[], cwd: string): Sources {
  const sources: Sources = { files: [], skipped: [], problems: [] };
  const attempt = (name: string, take: () => void) => {
    try {
      take();
    } catch (error) {
      sources.problems.push({ name, remark: reasonUnreadable(error) });
    }
  };
  for (const given of paths) {
    const file = path.resolve(cwd, given);
    attempt(given, () => {
      if (!statSync(file).isDirectory()) return takeFile(file, sources);
      for (const name of readdirSync(file).sort(naturalOrder)) {
        attempt(name, () => takeFromFolder(path.join(file, name), sources));
      }
    });
  }
  return { ...sources, files: [...new Set(sources.files)] };
}
