import { statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { say } from "../system/report";
import type { PhotoRequest } from "./arguments";
import { countPhotos, homePhotos, type PhotoFolder, readFolder } from "./folder";
import type { PhotoContext } from "./run";

type ListRequest = Extract<PhotoRequest, { command: "list" }>;

const headings = ["Broj", "Datoteka", "px", "kB", "Naslov", "Početna"];

/** What staff call the folders of photos. */
const setNames = { gallery: "galerija", premises: "prostor" } as const;

/** Lines with the columns under each other. */
function table(rows: readonly string[][]): string[] {
  const widths = headings.map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? "").length)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}

/** Size in pixels, upright, and in kB; or what is the matter with the file. */
async function sizesOf(file: string): Promise<[string, string]> {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) return ["nema je", ""];
  const size = await sharp(file)
    .metadata()
    .then(
      ({ autoOrient }) => `${autoOrient.width} × ${autoOrient.height}`,
      () => "oštećena",
    );
  return [size, String(Math.ceil(stats.size / 1000))];
}

function rowsOf({ set, directory, list }: PhotoFolder, root: string): Promise<string[][]> {
  const { names, titles } = list;
  const marks = set === "gallery" ? homePhotos(root) : new Map<string, string>();
  return Promise.all(
    names.map(async (name, index) => [
      String(index + 1),
      name,
      ...(await sizesOf(path.join(directory, name))),
      titles[index] ?? "",
      marks.get(name) ?? "",
    ]),
  );
}

/**
 * Prints the photos of each folder.
 * @throws UserError when a list is not in order
 */
export async function listPhotos({ sets }: ListRequest, { root }: PhotoContext): Promise<void> {
  for (const set of sets) {
    const folder = readFolder(root, set);
    const { names } = folder.list;
    say(`content/${set} (${setNames[set]}): ${countPhotos(names.length)}\n`);
    for (const line of table([headings, ...(await rowsOf(folder, root))])) say(`  ${line}`);
    const others = folder.files.filter((file) => !names.includes(file));
    if (others.length > 0) say(`\n  Nisu na spisku, pa se ne objavljuju: ${others.join(", ")}`);
    say();
  }
}
