import { basename } from "node:path/posix";
import { distance } from "fastest-levenshtein";

/** Letters without marks and case, so that `Naslov` is near `naslóv`. */
const plain = (word: string) => word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The known word that was most likely meant: at most a third of its letters differ. */
export function suggest(word: string, known: readonly string[]): string | undefined {
  const [nearest] = known
    .map((name) => ({ name, away: distance(plain(word), plain(name)) }))
    .sort((one, other) => one.away - other.away);
  const limit = Math.max(2, Math.floor(word.length / 3));
  return nearest && nearest.away <= limit && nearest.away < word.length ? nearest.name : undefined;
}

const stem = (name: string) => basename(name, name.slice(name.lastIndexOf("."))).toLowerCase();

/** The file that was most likely meant: the same with another ending or other capitals, or one alike. */
export function suggestFile(name: string, known: readonly string[]): string | undefined {
  const wanted = basename(name.trim().normalize());
  const same = known.find((one) => [stem(wanted), wanted.toLowerCase()].includes(stem(one)));
  return same ?? suggest(wanted, known);
}

/** The start of a remedy that names what was most likely meant. */
export const didYouMean = (suggestion: string | undefined) =>
  suggestion ? `Jeste li htjeli „${suggestion}”? ` : "";
