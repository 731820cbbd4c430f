import { lstatSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { collectionOf, isIgnored } from "../../content/collections";
import { isDownload, isPhoto } from "../file-kinds";
import { fileError, type Message, type Problem } from "../problem";
import { isSystemError, restore, unreadable } from "./system-error";

const notPlain = (path: string): Message => ({
  what: "Ovo nije prava datoteka ni pravi folder (možda je prečica), pa se ne može pročitati.",
  fix: `Obrišite ga i na njegovo mjesto stavite pravu datoteku ili folder. Ako je ovdje već bila datoteka, vratite je naredbom: ${restore(path)}`,
});

const noFolder: Message = {
  what: "Nema foldera content, u kojem je sav sadržaj stranice.",
  fix: `Ako pod tim nazivom stoji datoteka, obrišite je. Vratite folder naredbom: ${restore("content")}`,
};

/** What a folder contains, as paths below it with `/`, sorted. */
export interface Listing {
  readonly files: readonly string[];
  /** Files and folders that cannot be read, and why; the folder itself has an empty path. */
  readonly unusable: ReadonlyMap<string, Problem>;
}

/** Why a file or folder cannot be used, if so. */
function entryProblem(absolute: string, name: string): Message | undefined {
  const isLink = lstatSync(absolute).isSymbolicLink();
  const stats = statSync(absolute, { throwIfNoEntry: !isLink });
  if (stats?.isFile()) return undefined;
  // Links to folders may form cycles.
  if (isLink || !stats?.isDirectory()) return notPlain(`content/${name}`);
  return collectionOf(name) || isPhoto(name) || isDownload(name)
    ? {
        what: "Ovo je folder, a pod tim nazivom treba biti datoteka.",
        fix: `Premjestite odavde ono što Vam treba i obrišite folder. Ako je datoteka ovdje već bila, vratite je naredbom: ${restore(`content/${name}`)}`,
      }
    : undefined;
}

class Walk implements Listing {
  readonly files: string[] = [];
  readonly unusable = new Map<string, Problem>();

  constructor(private readonly root: string) {}

  /** @param name path below the root, empty for the root itself */
  addFolder(name: string): void {
    for (const entry of readdirSync(path.join(this.root, name)).sort()) {
      const file = name ? `${name}/${entry}` : entry;
      if (!isIgnored(file)) this.addEntry(file);
    }
  }

  private addEntry(name: string): void {
    const absolute = path.join(this.root, name);
    try {
      const message = entryProblem(absolute, name);
      if (message) this.unusable.set(name, fileError(name, message));
      else if (statSync(absolute).isDirectory()) this.addFolder(name);
      else this.files.push(name);
    } catch (error) {
      if (!isSystemError(error)) throw error;
      this.unusable.set(name, unreadable(name, error));
    }
  }
}

/**
 * Lists the files below a folder, without following links to folders.
 * @param folder absolute path of `content/`
 */
export function readFolder(folder: string): Listing {
  const walk = new Walk(folder);
  try {
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) walk.addFolder("");
    else walk.unusable.set("", { ...fileError("", noFolder), file: "content" });
  } catch (error) {
    if (!isSystemError(error)) throw error;
    walk.unusable.set("", { ...unreadable("", error), file: "content" });
  }
  walk.files.sort();
  return walk;
}
