import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import type { Message } from "../../src/check/problem";
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

const systemFile = /^(\.|Thumbs\.db$|desktop\.ini$)/i;
const pictureName = /\.(jpe?g|png|webp|avif|hei[cf]|gif|tiff?|bmp|dng)$/i;

/** As a person sorts: 2 before 10. */
const naturalOrder = new Intl.Collator("bs", { numeric: true }).compare;

/** Cause and remedy, to follow a file's name. */
export const sentences = ({ what, fix }: Message) => `${what} ${fix}`;

/** Why a file could not be read. */
export function reasonUnreadable(error: unknown): string {
  const code = errorCode(error);
  if (code === "ENOENT") return "Nema takve datoteke ni foldera. Provjerite ime i putanju.";
  if (code === "EACCES" || code === "EPERM") return "Nema dozvole za čitanje ove datoteke.";
  return `Datoteka se ne može pročitati (${code}). Kopirajte je na ovaj računar i pokušajte ponovo.`;
}

/** Why a file that somebody's folder holds beside photos is passed over. */
function reasonToSkip(file: string): string | undefined {
  const name = path.basename(file);
  if (systemFile.test(name)) return "sistemska datoteka";
  if (statSync(file).isDirectory()) return "podfolder, navedite ga posebno";
  return pictureName.test(name) ? undefined : "nije slika";
}

/**
 * Finds the photos that the person named; those of a folder in natural order of names.
 * @param paths files and folders
 * @param cwd where relative paths start
 * @returns a photo named twice is there once
 */
export function collectSources(paths: readonly string[], cwd: string): Sources {
  const files = new Set<string>();
  const skipped: Remark[] = [];
  const problems: Remark[] = [];
  for (const given of paths) {
    const place = path.resolve(cwd, given);
    try {
      const isFolder = statSync(place).isDirectory();
      const names = isFolder ? readdirSync(place).sort(naturalOrder) : [""];
      for (const name of names) {
        const file = path.join(place, name);
        const remark = isFolder ? reasonToSkip(file) : undefined;
        if (remark) skipped.push({ name, remark });
        else files.add(file);
      }
    } catch (error) {
      problems.push({ name: given, remark: reasonUnreadable(error) });
    }
  }
  return { files: [...files], skipped, problems };
}
