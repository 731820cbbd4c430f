import type { PhotoSet } from "../../src/content/photo-rules";
import { countPhotos, readFolder } from "./folder";

/** What staff call the folders of photos. */
const setNames: Readonly<Record<PhotoSet, string>> = { gallery: "galerija", premises: "prostor" };

/**
 * Prints the photos of each folder.
 * @param root the project
 * @throws UserError when a list is missing or invalid
 */
export function listPhotos(root: string, sets: readonly PhotoSet[]): void {
  for (const set of sets) {
    const { list, files } = readFolder({ root, set });
    const { names, titles } = list;
    console.log(`content/${set} (${setNames[set]}): ${countPhotos(names.length)}\n`);
    const width = Math.max(...names.map((name) => name.length));
    for (const [index, name] of names.entries()) {
      const title = files.includes(name) ? (titles[index] ?? "") : "(slike nema u folderu)";
      console.log(`  ${String(index + 1).padStart(3)}  ${name.padEnd(width)}  ${title}`.trimEnd());
    }
    const others = files.filter((file) => !names.includes(file));
    if (others.length > 0)
      console.log(`\n  Nisu na spisku, pa se ne objavljuju: ${others.join(", ")}`);
    console.log();
  }
}
