import { say } from "../system/report";
import type { PhotoContext, PhotoRequest } from "./arguments";
import { checkPlace, readFolder } from "./folder";

type MoveRequest = Extract<PhotoRequest, { command: "move" }>;

/**
 * Moves a photo to another place in its list.
 * @throws UserError when there is no such photo or place
 */
export function movePhoto({ set, from, to }: MoveRequest, { root }: PhotoContext): void {
  const folder = readFolder(root, set);
  for (const place of [from, to]) checkPlace(folder, place);
  if (from === to) {
    say(`Slika ${from} je već na tom mjestu.`);
    return;
  }
  const name = folder.list.names[from - 1];
  folder.list.move(from, to);
  folder.list.write();
  say(`Slika ${from} (${name}) je sada slika ${to}.`);
}
