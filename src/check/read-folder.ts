import { lstatSync, readdirSync, readlinkSync, statSync } from "node:fs";
import path from "node:path";
import { collectionOf } from "../content/collections";
import { isHidden, isLeftover } from "../content/leftovers";
import { isDownload, isPhoto } from "./file-kinds";
import { fileError, type Message, type Problem } from "./problem";
import { folderAsFile, isSystemError, restore, unreadable } from "./system-error";

const brokenLink = (target: string, path: string): Message => ({
  what: `Ovo je prečica (link) na „${target}”, a toga na ovom računaru nema.`,
  fix: `Obrišite prečicu i na njeno mjesto stavite samu datoteku. Ako je datoteka ovdje već bila, vratite je naredbom: ${restore(path)}`,
});

/** What a folder contains besides leftovers, as paths below it with `/`, sorted. */
export interface Listing {
  readonly files: readonly string[];
  /** Hidden files, which the site does not read; those that cannot be read are not listed. */
  readonly hidden: readonly string[];
  /** Files and folders that cannot be read, and why; the folder itself has an empty path. */
  readonly unusable: ReadonlyMap<string, Problem>;
}

/** Why a file or folder cannot be used, if so. */
function entryProblem(absolute: string, name: string): Message | undefined {
  const isLink = lstatSync(absolute).isSymbolicLink();
  const stats = statSync(absolute, { throwIfNoEntry: !isLink });
  if (!stats) return brokenLink(readlinkSync(absolute), `content/${name}`);
  if (!stats.isDirectory())
    return stats.isFile()
      ? undefined
      : {
          what: "Ovo nije obična datoteka, pa se ne može pročitati.",
          fix: "Obrišite je i na njeno mjesto stavite pravu datoteku.",
        };
  // Links to folders may form cycles.
  if (isLink)
    return {
      what: `Ovo je prečica (link) na folder „${readlinkSync(absolute)}”, a stranica čita samo prave foldere.`,
      fix: "Obrišite prečicu i kopirajte ovamo sam folder.",
    };
  const isExpectedFile = collectionOf(name) || isPhoto(name) || isDownload(name);
  return isExpectedFile ? folderAsFile(`content/${name}`) : undefined;
}

class Walk implements Listing {
  readonly files: string[] = [];
  readonly hidden: string[] = [];
  readonly unusable = new Map<string, Problem>();

  constructor(private readonly root: string) {}

  /** @param name path below the root, empty for the root itself */
  addFolder(name: string): void {
    for (const entry of readdirSync(path.join(this.root, name)).sort()) {
      if (!isLeftover(entry)) this.addEntry(name ? `${name}/${entry}` : entry);
    }
  }

  private addEntry(name: string): void {
    const absolute = path.join(this.root, name);
    try {
      const message = entryProblem(absolute, name);
      if (message) this.addUnusable(name, fileError(name, message));
      else if (statSync(absolute).isDirectory()) this.addFolder(name);
      else (isHidden(name) ? this.hidden : this.files).push(name);
    } catch (error) {
      if (!isSystemError(error)) throw error;
      this.addUnusable(name, unreadable(name, error));
    }
  }

  private addUnusable(name: string, problem: Problem): void {
    if (!isHidden(name)) this.unusable.set(name, problem);
  }
}

function rootProblem(folder: string): Message | undefined {
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (!stats)
    return {
      what: "Nema foldera content, u kojem je sav sadržaj stranice.",
      fix: `Vratite ga naredbom: ${restore("content")}`,
    };
  return stats.isDirectory()
    ? undefined
    : {
        what: "Ovo je datoteka, a treba biti folder sa sadržajem stranice.",
        fix: `Obrišite je i vratite folder naredbom: ${restore("content")}`,
      };
}

/**
 * Lists the files below a folder, without following links to folders.
 * @param folder absolute path of `content/`
 */
export function readFolder(folder: string): Listing {
  const walk = new Walk(folder);
  try {
    const message = rootProblem(folder);
    if (message) walk.unusable.set("", { ...fileError("", message), file: "content" });
    else walk.addFolder("");
  } catch (error) {
    if (!isSystemError(error)) throw error;
    walk.unusable.set("", { ...unreadable("", error), file: "content" });
  }
  walk.files.sort();
  walk.hidden.sort();
  return walk;
}
