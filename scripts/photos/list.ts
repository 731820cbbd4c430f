import { say } from "../system/report";
import type { PhotoContext, PhotoRequest } from "./arguments";
import { countPhotos, homePhotos, readFolder } from "./folder";

type ListRequest = Extract<PhotoRequest, { command: "list" }>;

const headings = ["Broj", "Datoteka", "Naslov", "Početna"];

/** What staff call the folders of photos. */
const setNames = { gallery: "galerija", premises: "prostor" } as const;

/** Lines with the columns under each other. */
function table(rows: readonly string[][]): string[] {
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widthOf(column)))
      .join("  ")
      .trimEnd(),
  );
}

/**
 * Prints the photos of each folder.
 * @throws UserError when a list is not in order
 */
export function listPhotos({ sets }: ListRequest, { root }: PhotoContext): void {
  for (const set of sets) {
    const { list, files } = readFolder(root, set);
    const { names, titles } = list;
    const marks = set === "gallery" ? homePhotos(root) : new Map<string, string>();
    const rows = names.map((name, index) => {
      const title = files.includes(name) ? (titles[index] ?? "") : "(slike nema u folderu)";
      return [String(index + 1), name, title, marks.get(name) ?? ""];
    });
    say(`content/${set} (${setNames[set]}): ${countPhotos(names.length)}\n`);
    for (const line of table([headings, ...rows])) say(`  ${line}`);
    const others = files.filter((file) => !names.includes(file));
    if (others.length > 0) say(`\n  Nisu na spisku, pa se ne objavljuju: ${others.join(", ")}`);
    say();
  }
}
