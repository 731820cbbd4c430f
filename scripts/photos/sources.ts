import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import type { Message } from "../../src/check/problem";
import { isIgnored } from "../../src/content/collections";
import { errorCode } from "../system/disk-error";

/** What the person has named: the photos, in the order in which they are added, and the rest. */
export interface Sources {
  readonly files: readonly string[];
  /** Names of other entries in the named folders; not of hidden ones. */
  readonly skipped: readonly string[];
  /** Paths that cannot be read, each with the reason in Bosnian. */
  readonly problems: readonly string[];
}

const pictureName = /\.(jpe?g|png|webp|avif|hei[cf]|gif|tiff?|bmp|dng)$/i;

/** Numbers in names sort by value: 2 before 10. */
const naturalOrder = new Intl.Collator("bs", { numeric: true }).compare;

/** A message in one line, to follow a file name. */
export const sentences = ({ what, fix }: Message) => `${what} ${fix}`;

/** Why a file could not be read. */
export function reasonUnreadable(error: unknown): string {
  const code = errorCode(error);
  if (code === "ENOENT") return "Nema takve datoteke ni foldera. Provjerite ime i putanju.";
  if (code === "EACCES" || code === "EPERM") return "Nema dozvole za čitanje ove datoteke.";
  return `Datoteka se ne može pročitati (${code}). Kopirajte je na ovaj računar i pokušajte ponovo.`;
}

/**
 * Finds the photos that the person has named: the files, and the photos directly in the folders,
 * sorted by name. A photo that is named twice is found once.
 * @param paths files and folders
 * @param cwd what relative paths are relative to
 */
export function collectSources(paths: readonly string[], cwd: string): Sources {
  const files = new Set<string>();
  const skipped: string[] = [];
  const problems: string[] = [];
  for (const given of paths) {
    const place = path.resolve(cwd, given);
    try {
      if (statSync(place).isDirectory()) {
        const names = readdirSync(place).filter((name) => !isIgnored(name));
        for (const name of names.sort(naturalOrder)) {
          if (pictureName.test(name)) files.add(path.join(place, name));
          else skipped.push(name);
        }
      } else files.add(place);
    } catch (error) {
      problems.push(`${given}: ${reasonUnreadable(error)}`);
    }
  }
  return { files: [...files], skipped, problems };
}
