import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { say, UserError } from "../system/report";
import type { PhotoRequest } from "./arguments";
import { commitChange, removedFolder } from "./change";
import type { PhotoContext } from "./context";
import { freeName } from "./files";
import { checkPlace, countPhotos, homePhotos, readFolder } from "./folder";
import { listFile } from "./photo-list";

type RemoveRequest = Extract<PhotoRequest, { command: "remove" }>;

/** Local time, so that removed photos sort as they were removed. */
function timestamp(): string {
  const now = new Date();
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 19).replace(/[T:]/g, "-");
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
  const kept = path.join(root, removedFolder);
  const taken = new Set(
    existsSync(kept) ? readdirSync(kept).map((one) => path.parse(one).name.toLowerCase()) : [],
  );
  const removed = [...numbers].reverse().map((number) => {
    const { name, ext, base } = path.parse(names[number - 1] ?? "");
    const keptAs = freeName(`${timestamp()}-${set}-${name}`, "", taken) + ext;
    return { name: base, keptAs, entry: list.remove(number) };
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
