import { parseArgs } from "node:util";
import { didYouMean, suggest } from "../../src/check/suggest";
import { type PhotoSet, photoSets } from "../../src/content/photo-rules";
import { UserError } from "../system/user-error";

/** What `npm run photos` prints when it is asked for help, and after a mistake in its arguments. */
export const help = `Slike na stranici:

  npm run photos -- add SLIKE_ILI_FOLDER [--to gallery|premises] [--at BROJ]
  npm run photos -- remove BROJEVI [--in gallery|premises]

  add     dodaje slike s telefona ili fotoaparata, na kraj ili na mjesto --at
  remove  uklanja slike i čuva ih u folderu uklonjene-slike

gallery je galerija i podrazumijeva se, premises je prostor. Broj slike je njeno mjesto na spisku
photos.yml u tom folderu.

Primjer: npm run photos -- add Preuzimanja/izlet --at 1`;

const commands = ["add", "remove", "help"] as const;

/** The parsed arguments of `npm run photos`. */
export interface PhotoRequest {
  readonly command: (typeof commands)[number];
  /** Positional arguments: files and folders, or numbers of photos. */
  readonly words: readonly string[];
  /** `--to` or `--in`: the folder of photos; the gallery if missing. */
  readonly set: PhotoSet;
  /** `--at`: the number that the first added photo gets, from 1. */
  readonly at: number | undefined;
}

/** An error in the arguments, followed by the help. */
export const withHelp = (sentence: string) => new UserError(`${sentence.trim()}\n\n${help}`);

/** @throws UserError when a word is not the number of a photo */
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
    `Slike su u folderu gallery (galerija) ili premises (prostor), a ne „${name}”. ${didYouMean(name, suggest(name, photoSets))}`.trim(),
  );
}

/** @throws UserError for an unknown option, and for an option without a value */
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
 * Parses what follows `npm run photos --`.
 * @throws UserError for an unknown command, option, folder or place
 */
export function parseArguments(args: readonly string[]): PhotoRequest {
  const { values, positionals } = readWords(args);
  const [word = "help", ...words] = positionals;
  const command = commands.find((known) => known === word);
  if (!command)
    throw withHelp(`Nema naredbe „${word}”. ${didYouMean(word, suggest(word, commands))}`);
  return {
    command: values.help ? "help" : command,
    words,
    set: parseSet(values.to ?? values.in ?? photoSets[0]),
    at: values.at === undefined ? undefined : parseNumber(values.at),
  };
}
