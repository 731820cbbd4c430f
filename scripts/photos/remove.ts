import { existsSync, mkdirSync, renameSync } from "node:fs";
import path from "node:path";
import { UserError } from "../system/user-error";
import { checkPlace, countPhotos, type FolderAddress, readFolder } from "./folder";
import { listFile } from "./photo-list";

/** The folder of removed photos, in the project. */
const removedFolder = "uklonjene-slike";

/** The local time, by which removed photos sort in the order of their removal. */
function timestamp(): string {
  const now = new Date();
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 23).replace(/[T:.]/g, "-");
}

/**
 * Removes photos from their list and moves their files into the folder of removed photos.
 * @param places their numbers in the list, from 1
 * @throws UserError when there is no such photo, or none would be left
 */
export function removePhotos(address: FolderAddress, places: readonly number[]): void {
  const { root, set } = address;
  const folder = readFolder(address);
  const { list, directory } = folder;
  for (const place of places) checkPlace(folder, place);
  const removed = list.names.filter((_, index) => places.includes(index + 1));
  if (removed.length === list.names.length) {
    throw new UserError(`Na spisku content/${listFile(set)} mora ostati bar jedna slika.`);
  }
  for (const name of removed) list.remove(name);
  list.write();
  const kept = path.join(root, removedFolder);
  mkdirSync(kept, { recursive: true });
  for (const name of removed.filter((one) => existsSync(path.join(directory, one)))) {
    renameSync(path.join(directory, name), path.join(kept, `${timestamp()}-${set}-${name}`));
  }
  console.log(`Uklonjeno: ${countPhotos(removed.length)} (content/${set}).`);
  console.log(`Sačuvano u folderu ${removedFolder}: ${removed.join(", ")}`);
}
