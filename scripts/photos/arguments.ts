import { parseArgs } from "node:util";
import { suggest } from "../../src/check/suggest";
import { type PhotoSet, photoSets } from "../../src/content/photo-rules";
import { UserError } from "../system/user-error";
import { help } from "./help";

const commands = ["add", "move", "remove", "list", "help"] as const;

/** What `npm run photos` is asked to do. */
export interface PhotoRequest {
  readonly command: (typeof commands)[number];
  /** Files and folders, or numbers of photos. */
  readonly words: readonly string[];
  /** The folder that `--to` or `--in` names. */
  readonly set: PhotoSet | undefined;
  /** The place of the first added photo, from 1 up. */
  readonly at: number | undefined;
}

const didYouMean = (word: string | undefined) => (word ? ` Da li ste mislili „${word}”?` : "");

/** What is said of a command that is not as the help says, with the help. */
export const withHelp = (sentence: string) => new UserError(`${sentence}\n\n${help}`);

/** @throws UserError when a word is no number of a photo */
export function parseNumber(word: string): number {
  if (/^[1-9]\d{0,5}$/.test(word)) return Number(word);
  throw new UserError(
    `„${word}” nije broj slike. Brojeve pišite ciframa i odvojite razmakom, na primjer: ` +
      "npm run photos -- remove 3 7",
  );
}

/** @throws UserError when there is no such folder of photos */
function parseSet(name: string): PhotoSet {
  const set = photoSets.find((known) => known === name);
  if (set) return set;
  throw new UserError(
    `Slike su u folderu gallery (galerija) ili premises (prostor), a ne „${name}”.` +
      didYouMean(suggest(name, photoSets)),
  );
}

/** @throws UserError for an unknown option, and for one without its value */
function readWords(args: readonly string[]) {
  const text = { type: "string" } as const;
  const options = { to: text, in: text, at: text, help: { type: "boolean", short: "h" } } as const;
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    throw withHelp("Opcije ove naredbe su --to, --in i --at, a iza svake dolazi vrijednost.");
  }
}

/**
 * Reads what follows `npm run photos --`.
 * @throws UserError for an unknown command, option, folder or place
 */
export function parseArguments(args: readonly string[]): PhotoRequest {
  const { values, positionals } = readWords(args);
  const [word = "help", ...words] = positionals;
  const command = commands.find((known) => known === word);
  if (!command) throw withHelp(`Nema naredbe „${word}”.${didYouMean(suggest(word, commands))}`);
  const set = values.to ?? values.in;
  return {
    command: values.help ? "help" : command,
    words,
    set: set === undefined ? undefined : parseSet(set),
    at: values.at === undefined ? undefined : parseNumber(values.at),
  };
}
