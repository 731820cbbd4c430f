import { basename, dirname } from "node:path/posix";
import { newName } from "../content/addresses";
import { collectionOf } from "../content/collections";
import { fileWarning, type Problem } from "./problem";

const nameOf = (file: string) => basename(file, ".md");

/**
 * Whether a file has the name of another and something beside it that no address may have, as
 * copies have it: `upis (1).md`, `upis - Copy.md`, `Kopija upis.md`.
 */
function isNamedAsCopy(file: string, original: string): boolean {
  if (file === original || dirname(file) !== dirname(original)) return false;
  const [name, other] = [nameOf(file), nameOf(original)];
  const isBefore = name.startsWith(other) && /^[\s.(]/.test(name.slice(other.length));
  return isBefore || (name.endsWith(other) && /\s$/.test(name.slice(0, -other.length)));
}

/**
 * Warns of copies in folders that publish every file: those that people make, and those that cloud
 * storage makes when two of them have changed a file.
 */
export function checkCopies(files: readonly string[]): Problem[] {
  const all = files.filter((file) => collectionOf(file)?.files.endsWith("/*.md"));
  return all.flatMap((file) => {
    const original = files.find((other) => isNamedAsCopy(file, other));
    if (!original) return [];
    const isUsed = (slug: string) => files.includes(`${dirname(file)}/${slug}.md`);
    const free = newName(nameOf(file), isUsed);
    return fileWarning(file, {
      what: `Po nazivu je ovo kopija datoteke „${basename(original)}”, a objavljuje se kao i ona.`,
      fix: `Ako je kopija, prenesite iz nje ono što vrijedi i obrišite je. Ako nije, preimenujte je. Primjer: ${free}.md`,
    });
  });
}
