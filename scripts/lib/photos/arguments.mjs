// @ts-check
import { parseArgs } from "node:util";
import { UserError } from "../../system/report";
import { HELP } from "./help.mjs";
import { closest } from "./words.mjs";

/** @typedef {import("../../../src/content/photo-rules").PhotoSet} PhotoSet */

/**
 * @typedef {{ command: "help" }
 *   | { command: "add", set: PhotoSet, paths: string[], at: number | undefined }
 *   | { command: "move", set: PhotoSet, from: number, to: number }
 *   | { command: "remove", set: PhotoSet, numbers: number[] }
 *   | { command: "list", sets: readonly PhotoSet[] }} PhotoRequest
 */

/** @typedef {{ command: string, words: string[], options: Map<string, string | undefined> }} Parsed */

/** Options of each command. */
const COMMANDS = /** @type {Record<string, string[]>} */ ({
  add: ["to", "at"],
  move: ["in"],
  remove: ["in"],
  list: ["in"],
});

/** `--to` and `--in` are easily taken one for the other. */
const CONFUSED = /** @type {Record<string, string>} */ ({ in: "to", to: "in" });

/** @param {string | undefined} word */
const didYouMean = (word) => (word ? ` Da li ste mislili „${word}”?` : "");

/**
 * @param {string} word
 * @returns {number}
 * @throws {UserError} when it is no number of a photo
 */
function parseNumber(word) {
  if (/^[1-9]\d{0,5}$/.test(word)) return Number(word);
  throw new UserError(
    `„${word}” nije broj slike. Brojeve pišite ciframa i odvojite razmakom, na primjer: ` +
      "npm run photos -- remove 3 7",
  );
}

/**
 * @param {readonly string[]} args
 * @returns {Parsed}
 * @throws {UserError} for an unknown command or option
 */
function readWords(args) {
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
    return { command: "help", words: [], options: new Map() };
  }
  const known = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  if (!known) {
    const suggestion = didYouMean(closest(command, Object.keys(COMMANDS)));
    throw new UserError(`Nema naredbe „${command}”.${suggestion}\n\n${HELP}`);
  }
  for (const { name, rawName } of options) {
    if (known.includes(name)) continue;
    const confused = known.find((option) => option === CONFUSED[name]) ?? closest(name, known);
    throw new UserError(
      `Naredba „${command}” nema opciju ${rawName}.${didYouMean(confused && `--${confused}`)}` +
        `\n\n${HELP}`,
    );
  }
  return { command, words, options: new Map(options.map(({ name, value }) => [name, value])) };
}

/**
 * @param {Parsed} parsed
 * @param {readonly PhotoSet[]} photoSets
 * @returns {PhotoSet | undefined} the set that `--to` or `--in` names
 * @throws {UserError} when there is no such set
 */
function chosenSet({ options }, photoSets) {
  const name = options.has("to") ? "to" : "in";
  if (!options.has(name)) return undefined;
  const value = options.get(name) ?? "";
  const set = photoSets.find((known) => known === value);
  if (set) return set;
  throw new UserError(
    `Iza --${name} dolazi gallery (galerija) ili premises (prostor), a ne „${value}”.` +
      didYouMean(closest(value, photoSets)),
  );
}

/**
 * Without `--` npm takes options for its own. Seen: npm 10 and 11 set npm_config_at=true and pass
 * the number on as a word, for `--at=4` they set 4 and pass nothing; npm 11 takes `--to` for its
 * own --token-description, so that photos meant for the premises would go into the gallery.
 */
const SWALLOWED = Object.freeze({
  npm_config_at: "--at",
  npm_config_in: "--in",
  npm_config_to: "--to",
  npm_config_token_description: "--to",
});

/**
 * Stops where npm has kept an option, whose value and place are then lost.
 * @param {readonly string[]} args
 * @param {Record<string, string | undefined>} env environment of this process
 * @throws {UserError} with the way to write it
 */
export function assertNothingSwallowed(args, env) {
  // Options that have come through were written behind `--`.
  if (args.some((word) => word.startsWith("-"))) return;
  const names = Object.entries(SWALLOWED).flatMap(([variable, name]) =>
    env[variable] ? name : [],
  );
  if (names.length === 0) return;
  const [command = "add"] = args;
  throw new UserError(
    `npm je za sebe zadržao ${[...new Set(names)].join(" i ")}, pa slike nisu mijenjane. ` +
      "Iza riječi „photos” napišite i dvije crtice, odvojene razmacima: " +
      `npm run photos -- ${command} …\n\n${HELP}`,
  );
}

/**
 * Understands what follows `npm run photos --`.
 * @param {readonly string[]} args
 * @param {readonly PhotoSet[]} photoSets the first is meant when none is named
 * @returns {PhotoRequest}
 * @throws {UserError} for anything that is not as the help says
 */
export function parseArguments(args, photoSets) {
  const parsed = readWords(args);
  const { command, words, options } = parsed;
  const chosen = chosenSet(parsed, photoSets);
  const set = chosen ?? /** @type {PhotoSet} */ (photoSets[0]);
  if (command === "add") {
    if (words.length === 0) throw new UserError(`Navedite slike ili folder sa slikama.\n\n${HELP}`);
    const at = options.has("at") ? parseNumber(options.get("at") ?? "") : undefined;
    return { command, set, paths: words, at };
  }
  if (command === "list") {
    if (words.length > 0) throw new UserError(`Iza „list” ide samo --in.\n\n${HELP}`);
    return { command, sets: chosen ? [chosen] : photoSets };
  }
  const numbers = words.map(parseNumber);
  if (command === "move") {
    const [from, to] = numbers;
    if (from === undefined || to === undefined || numbers.length > 2) {
      throw new UserError(`Navedite dva broja: koja slika i na koje mjesto.\n\n${HELP}`);
    }
    return { command, set, from, to };
  }
  if (command === "remove") {
    if (numbers.length === 0) throw new UserError(`Navedite brojeve slika.\n\n${HELP}`);
    return { command, set, numbers: [...new Set(numbers)].sort((one, other) => one - other) };
  }
  return { command: "help" };
}
