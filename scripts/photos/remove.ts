import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { say, UserError } from "../system/report";
import type { PhotoRequest } from "./arguments";
import { commitChange, removedFolder } from "./change";
import { checkPlace, countPhotos, homePhotos, readFolder } from "./folder";
import { listFile } from "./photo-list";
import type { PhotoContext } from "./run";

type RemoveRequest = Extract<PhotoRequest, { command: "remove" }>;

/** Gives names that are free in the folder of removed photos, local time first: as they were removed. */
function namer(root: string, set: string): (name: string) => string {
  const offsetMs = new Date().getTimezoneOffset() * 60_000;
  const time = new Date(Date.now() - offsetMs).toISOString().slice(0, 19).replace(/[T:]/g, "-");
  const folder = path.join(root, removedFolder);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const taken = new Set(names.map((name) => path.parse(name).name));
  return (file) => {
    const { name, ext } = path.parse(file);
    const base = `${time}-${set}-${name}`;
    let free = base;
    for (let copy = 2; taken.has(free); copy += 1) free = `${base}-${copy}`;
    taken.add(free);
    return free + ext;
  };
}

/**
 * Takes photos off the site and keeps them, with their entries, in the folder of removed photos.
 * @throws UserError when there is no such photo, or none would be left
 */
export function removePhotos({ set, numbers }: RemoveRequest, { root }: PhotoContext): void {
  const folder = readFolder(root, set);
  for (const number of numbers) checkPlace(folder, number);
  const { list } = folder;
  const names = list.names;
  if (numbers.length === names.length) {
    throw new UserError(`Na spisku content/${listFile(set)} mora ostati bar jedna slika.`);
  }
  const keptAs = namer(root, set);
  const removed = [...numbers].reverse().map((number) => {
    const name = names[number - 1] ?? "";
    return { name, keptAs: keptAs(name), entry: list.remove(number) };
  });
  commitChange(root, { set, added: [], removed }, list.toString());
  say(`Uklonjeno: ${countPhotos(removed.length)} (content/${set}, broj ${numbers.join(", ")}).`);
  say(`Sačuvano u folderu ${removedFolder}: ${removed.map((one) => one.keptAs).join(", ")}`);
  const marks = homePhotos(root);
  for (const { name } of set === "gallery" ? removed : []) {
    if (marks.has(name)) {
      say(
        `Početna stranica koristi ${name} (${marks.get(name)}): u content/pages/home.md upišite drugu sliku.`,
      );
    }
  }
}
