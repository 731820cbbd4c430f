import { parseArgs } from "node:util";
import { suggest } from "../../src/check/suggest";
import { type PhotoSet, photoSets } from "../../src/content/photo-rules";
import { UserError } from "../system/report";
import { help } from "./help";

/** What `npm run photos` is asked to do. */
export type PhotoRequest =
  | { command: "help" }
  | { command: "add"; set: PhotoSet; paths: string[]; at: number | undefined }
  | { command: "move"; set: PhotoSet; from: number; to: number }
  | { command: "remove"; set: PhotoSet; numbers: number[] }
  | { command: "list"; sets: readonly PhotoSet[] };

/** Where a command works. */
export interface PhotoContext {
  /** The project whose photos are meant. */
  readonly root: string;
  /** Where relative paths of photos start. */
  readonly cwd: string;
}

type Values = Partial<Record<string, string>>;

/** Options of each command. */
const optionsOf = { add: ["to", "at"], move: ["in"], remove: ["in"], list: ["in"] } as const;
type Command = keyof typeof optionsOf;
const isCommand = (word: string): word is Command => Object.hasOwn(optionsOf, word);

const didYouMean = (word: string | undefined) => (word ? ` Da li ste mislili „${word}”?` : "");
const withHelp = (sentence: string) => new UserError(`${sentence}\n\n${help}`);

/** @throws UserError when a word is no number of a photo */
function parseNumber(word: string): number {
  if (/^[1-9]\d{0,5}$/.test(word)) return Number(word);
  throw new UserError(
    `„${word}” nije broj slike. Brojeve pišite ciframa i odvojite razmakom, na primjer: ` +
      "npm run photos -- remove 3 7",
  );
}

/** @throws UserError for an unknown command or option */
function readWords(args: readonly string[]) {
  const { tokens } = parseArgs({
    args: [...args],
    strict: false,
    tokens: true,
    options: { to: { type: "string" }, in: { type: "string" }, at: { type: "string" } },
  });
  const [command = "help", ...words] = tokens.flatMap((token) =>
    token.kind === "positional" ? [token.value] : [],
  );
  const options = tokens.flatMap((token) => (token.kind === "option" ? [token] : []));
  if (command === "help" || options.some(({ rawName }) => /^(--help|-h)$/.test(rawName))) {
    return undefined;
  }
  if (!isCommand(command)) {
    const meant = suggest(command, Object.keys(optionsOf));
    throw withHelp(`Nema naredbe „${command}”.${didYouMean(meant)}`);
  }
  const known: readonly string[] = optionsOf[command];
  const unknown = options.find(({ name }) => !known.includes(name));
  if (unknown) throw withHelp(`Naredba „${command}” nema opciju ${unknown.rawName}.`);
  const values: Values = Object.fromEntries(options.map(({ name, value }) => [name, value ?? ""]));
  return { command, words, values };
}

/**
 * The folder that `--to` or `--in` names.
 * @throws UserError when there is no such folder
 */
function chosenSet(values: Values): PhotoSet | undefined {
  const name = values.to === undefined ? "in" : "to";
  const value = values[name];
  if (value === undefined) return undefined;
  const set = photoSets.find((known) => known === value);
  if (set) return set;
  throw new UserError(
    `Iza --${name} dolazi gallery (galerija) ili premises (prostor), a ne „${value}”.` +
      didYouMean(suggest(value, photoSets)),
  );
}

/**
 * Without `--` npm takes options for its own. Seen: npm 10 and 11 set npm_config_at=true and pass
 * the number on as a word, for `--at=4` they set 4 and pass nothing; npm 11 takes `--to` for its
 * own --token-description, so that photos meant for the premises would go into the gallery.
 */
const swallowed: Readonly<Record<string, string>> = {
  npm_config_at: "--at",
  npm_config_in: "--in",
  npm_config_to: "--to",
  npm_config_token_description: "--to",
};

/**
 * Stops where npm has kept an option, whose value and place are then lost.
 * @param env environment of this process
 * @throws UserError with the way to write it
 */
export function assertNothingSwallowed(args: readonly string[], env: Values): void {
  // Options that have come through were written behind `--`.
  if (args.some((word) => word.startsWith("-"))) return;
  const names = Object.keys(swallowed).flatMap((name) => (env[name] ? swallowed[name] : []));
  if (names.length === 0) return;
  throw withHelp(
    `npm je za sebe zadržao ${[...new Set(names)].join(" i ")}, pa slike nisu mijenjane. ` +
      "Iza riječi „photos” napišite i dvije crtice, odvojene razmacima: " +
      `npm run photos -- ${args[0] ?? "add"} …`,
  );
}

/**
 * Understands what follows `npm run photos --`.
 * @throws UserError for anything that is not as the help says
 */
export function parseArguments(args: readonly string[]): PhotoRequest {
  const parsed = readWords(args);
  if (!parsed) return { command: "help" };
  const { command, words, values } = parsed;
  const chosen = chosenSet(values);
  const set = chosen ?? photoSets[0];
  if (command === "add") {
    if (words.length === 0) throw withHelp("Navedite slike ili folder sa slikama.");
    return {
      command,
      set,
      paths: words,
      at: values.at === undefined ? undefined : parseNumber(values.at),
    };
  }
  if (command === "list") {
    if (words.length > 0) throw withHelp("Iza „list” ide samo --in.");
    return { command, sets: chosen ? [chosen] : photoSets };
  }
  const numbers = words.map(parseNumber);
  if (command === "remove") {
    if (numbers.length === 0) throw withHelp("Navedite brojeve slika.");
    return { command, set, numbers: [...new Set(numbers)].sort((one, other) => one - other) };
  }
  const [from, to] = numbers;
  if (from === undefined || to === undefined || numbers.length > 2) {
    throw withHelp("Navedite dva broja: koja slika i na koje mjesto.");
  }
  return { command, set, from, to };
}
