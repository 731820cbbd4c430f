import { lstatSync, readdirSync, readlinkSync, statSync } from "node:fs";
import path from "node:path";
import { collectionOf } from "../content/collections";
import { isDownload, isPhoto } from "./file-kinds";
import { fileError, type Message, type Problem } from "./problem";
import { folderAsFile, isSystemError, restore, unreadable } from "./system-error";

const brokenLink = (target: string, path: string): Message => ({
  what: `Ovo je prečica (link) na „${target}”, a toga na ovom računaru nema.`,
  fix: `Obrišite prečicu i na njeno mjesto stavite samu datoteku. Ako je datoteka ovdje već bila, vratite je naredbom: ${restore(path)}`,
});

/** What computers leave behind in folders; nobody wrote it and nothing reads it. */
const leftBehind = /^(?:\..*|Thumbs\.db|desktop\.ini|~\$.*|.*(?:~|\.tmp|\.swp|\.bak))$/i;

/** What a folder holds, as paths with `/` below it, sorted. */
export interface Listing {
  readonly files: readonly string[];
  /** What is there and cannot be used, and why; the path of the folder itself is empty. */
  readonly unusable: ReadonlyMap<string, Problem>;
}

/** Why something that can be reached cannot be used. */
function misfit(absolute: string, name: string): Message | undefined {
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
  // Links to folders may lead in circles.
  if (isLink)
    return {
      what: `Ovo je prečica (link) na folder „${readlinkSync(absolute)}”, a stranica čita samo prave foldere.`,
      fix: "Obrišite prečicu i kopirajte ovamo sam folder.",
    };
  const isAwaited = collectionOf(name) || isPhoto(name) || isDownload(name);
  return isAwaited ? folderAsFile(`content/${name}`) : undefined;
}

class Walk implements Listing {
  readonly files: string[] = [];
  readonly unusable = new Map<string, Problem>();

  constructor(private readonly root: string) {}

  /** @param name path below the root, empty for the root itself */
  into(name: string): void {
    for (const entry of readdirSync(path.join(this.root, name)).sort()) {
      if (!leftBehind.test(entry)) this.look(name ? `${name}/${entry}` : entry);
    }
  }

  private look(name: string): void {
    const absolute = path.join(this.root, name);
    try {
      const message = misfit(absolute, name);
      if (message) this.unusable.set(name, fileError(name, message));
      else if (statSync(absolute).isDirectory()) this.into(name);
      else this.files.push(name);
    } catch (error) {
      if (!isSystemError(error)) throw error;
      this.unusable.set(name, unreadable(name, error));
    }
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

/** Every file below `content/`, and what cannot be read there. */
export function readFolder(folder: string): Listing {
  const walk = new Walk(folder);
  try {
    const message = rootProblem(folder);
    if (message) walk.unusable.set("", { ...fileError("", message), file: "content" });
    else walk.into("");
  } catch (error) {
    if (!isSystemError(error)) throw error;
    walk.unusable.set("", { ...unreadable("", error), file: "content" });
  }
  walk.files.sort();
  return walk;
}
