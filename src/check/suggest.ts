import { basename } from "node:path/posix";
import { distance } from "fastest-levenshtein";

/** Ignores case and diacritics: `Naslov` equals `naslóv`. */
const plain = (word: string) => word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The known word that was most likely meant, if one differs in at most a third of the letters. */
export function suggest(word: string, known: readonly string[]): string | undefined {
  const [nearest] = known
    .map((name) => ({ name, edits: distance(plain(word), plain(name)) }))
    .sort((one, other) => one.edits - other.edits);
  const limit = Math.max(2, Math.floor(word.length / 3));
  return nearest && nearest.edits <= limit && nearest.edits < word.length
    ? nearest.name
    : undefined;
}

const stem = (name: string) => basename(name, name.slice(name.lastIndexOf("."))).toLowerCase();

/**
 * The file that was most likely meant: the same name with another extension or case, or a similar
 * one.
 */
export function suggestFile(name: string, known: readonly string[]): string | undefined {
  const wanted = basename(name.trim().normalize());
  const same = known.find((one) => [stem(wanted), wanted.toLowerCase()].includes(stem(one)));
  return same ?? suggest(wanted, known);
}

/** A name as it is seen: blanks around it, and how its letters are stored, are not. */
const seen = (name: string) => name.trim().normalize();

/**
 * The sentence that names what was most likely meant; none if that looks like what was typed, since the
 * mistake is then elsewhere.
 */
export const didYouMean = (typed: string, suggestion: string | undefined) =>
  suggestion && seen(suggestion) !== seen(typed) ? `Jeste li htjeli „${suggestion}”? ` : "";
