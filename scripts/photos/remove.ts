import { existsSync, mkdirSync, renameSync } from "node:fs";
import path from "node:path";
import { say, UserError } from "../system/report";
import type { PhotoContext, PhotoRequest } from "./arguments";
import { checkPlace, countPhotos, homePhotos, readFolder } from "./folder";
import { listFile } from "./photo-list";

type RemoveRequest = Extract<PhotoRequest, { command: "remove" }>;

/** Where removed photos go. */
const removedFolder = "uklonjene-slike";

/** Local time, so that removed photos sort as they were removed. */
function timestamp(): string {
  const now = new Date();
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 23).replace(/[T:.]/g, "-");
}

/**
 * Takes photos off their list and moves them into the folder of removed photos.
 * @throws UserError when there is no such photo, or none would be left
 */
export function removePhotos({ set, numbers }: RemoveRequest, { root }: PhotoContext): void {
  const folder = readFolder(root, set);
  for (const number of numbers) checkPlace(folder, number);
  const { list, directory } = folder;
  if (numbers.length === list.names.length) {
    throw new UserError(`Na spisku content/${listFile(set)} mora ostati bar jedna slika.`);
  }
  const removed = numbers.flatMap((number) => list.names[number - 1] ?? []);
  for (const number of [...numbers].reverse()) list.remove(number);
  list.write();
  const kept = path.join(root, removedFolder);
  mkdirSync(kept, { recursive: true });
  for (const name of removed.filter((one) => existsSync(path.join(directory, one)))) {
    renameSync(path.join(directory, name), path.join(kept, `${timestamp()}-${set}-${name}`));
  }
  say(`Uklonjeno: ${countPhotos(removed.length)} (content/${set}, broj ${numbers.join(", ")}).`);
  say(`Sačuvano u folderu ${removedFolder}: ${removed.join(", ")}`);
  const marks = set === "gallery" ? homePhotos(root) : new Map<string, string>();
  for (const name of removed.filter((one) => marks.has(one))) {
    say(
      `Početna stranica koristi ${name} (${marks.get(name)}): u content/pages/home.md upišite drugu sliku.`,
    );
  }
}
