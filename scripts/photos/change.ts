// One change of a folder of photos, all of it or nothing: the list decides.
//
// change.json says which files come and go. New photos then get their names in the folder, the new
// list takes the old one's place in one step, and only after it removed photos leave. Whatever the
// list does not name at the end is cleared away, be it that the change has happened or that it was
// broken off: by this command, or by the next one after a kill or a power cut.
import { existsSync, mkdirSync, readFileSync, rmdirSync, rmSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { photoSets } from "../../src/content/photo-rules";
import { diskRemedy } from "../system/disk-error";
import { takeLock } from "../system/lock";
import { say, UserError } from "../system/report";
import { duplicate, replaceFile, syncFolder, writeDurably } from "./files";
import { listFile, PhotoList } from "./photo-list";

/** Where a change is prepared: in the project, so on the same disk, but seen by neither Gatsby nor Git. */
const workFolder = ".photo-changes";

/** Where removed photos go. */
export const removedFolder = "uklonjene-slike";

const changeSchema = z.object({
  set: z.enum(photoSets),
  /** Names that come into the folder. */
  added: z.array(z.string()),
  /** Names that leave it, the names under which they are kept, and their entries. */
  removed: z.array(z.object({ name: z.string(), keptAs: z.string(), entry: z.string() })),
});

/** Which photos of a folder come and go. */
export type Change = z.infer<typeof changeSchema>;

const workOf = (root: string) => path.join(root, workFolder);
const changeOf = (root: string) => path.join(workOf(root), "change.json");
/** Where converted photos wait for their place. */
export const addedFolder = (root: string) => path.join(workOf(root), "added");

/** Keeps a photo that has left the list, with its entry in a text beside it. */
function keep(root: string, file: string, { keptAs, entry }: Change["removed"][number]): void {
  // Gone already, or never there.
  if (!existsSync(file)) return;
  const folder = path.join(root, removedFolder);
  mkdirSync(folder, { recursive: true });
  const note = path.join(folder, `${path.parse(keptAs).name}.txt`);
  rmSync(note, { force: true });
  writeDurably(note, entry);
  replaceFile(file, path.join(folder, keptAs));
}

/** Leaves in the folder of photos only what its list names; true when there was a change to end. */
function settle(root: string): boolean {
  const isBegun = existsSync(changeOf(root));
  if (isBegun) {
    const change = changeSchema.parse(JSON.parse(readFileSync(changeOf(root), "utf8")));
    const content = path.join(root, "content");
    const listed = new Set(PhotoList.read(content, change.set).names);
    const left = (name: string) => path.join(content, change.set, name);
    for (const name of change.added) if (!listed.has(name)) rmSync(left(name), { force: true });
    for (const photo of change.removed) {
      if (!listed.has(photo.name)) keep(root, left(photo.name), photo);
    }
    syncFolder(path.join(content, change.set));
  }
  for (const name of ["change.json", "added", "part"]) {
    rmSync(path.join(workOf(root), name), { recursive: true, force: true });
  }
  return isBegun;
}

/**
 * Carries a change out.
 * @param list the new text of the list
 * @throws Error of the system; `withPhotos` then takes the change back
 */
export function commitChange(root: string, change: Change, list: string): void {
  const part = path.join(workOf(root), "part");
  const folder = path.join(root, "content", change.set);
  writeDurably(part, JSON.stringify(change));
  replaceFile(part, changeOf(root));
  syncFolder(workOf(root));
  for (const name of change.added) {
    duplicate(path.join(addedFolder(root), name), path.join(folder, name));
  }
  syncFolder(folder);
  writeDurably(part, list);
  replaceFile(part, path.join(root, "content", listFile(change.set)));
  syncFolder(folder);
  settle(root);
}

/** What a failed write means; other errors stay what they are. */
function explained(error: unknown, isSettled: boolean): unknown {
  const remedy = diskRemedy(error);
  if (!remedy) return error;
  return new UserError(
    isSettled
      ? `${remedy} i pokušajte ponovo. Prije toga pogledajte spisak: npm run photos -- list`
      : `${remedy}, pa pokrenite npm run photos -- list: započeta promjena će biti dovršena ili vraćena.`,
  );
}

function canSettle(root: string): boolean {
  try {
    settle(root);
    return true;
  } catch {
    return false;
  }
}

/** What cannot be removed now, the next command removes. */
function leave(root: string): void {
  try {
    rmSync(path.join(workOf(root), "lock"));
    rmdirSync(workOf(root));
  } catch {
    // Not empty after all, or a file in it is open in another program.
  }
}

/**
 * Runs a task that may change photos, alone and from an orderly start.
 * @throws UserError when another command is running, or the disk does not allow it
 */
export async function withPhotos<T>(root: string, task: () => Promise<T> | T): Promise<T> {
  try {
    if (!takeLock(path.join(workOf(root), "lock"))) {
      throw new UserError(
        "Druga naredba za slike upravo radi. Sačekajte da završi, pa pokušajte ponovo.",
      );
    }
  } catch (error) {
    throw explained(error, true);
  }
  try {
    if (settle(root)) say("Prethodna naredba je bila prekinuta. Slike i spisak su sada u redu.\n");
    return await task();
  } catch (error) {
    throw explained(error, canSettle(root));
  } finally {
    leave(root);
  }
}
