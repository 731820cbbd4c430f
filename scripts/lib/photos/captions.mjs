// @ts-check
import { isMap, isScalar, parseDocument, stringify } from "yaml";
import { UserError } from "../../system/report";

/** @typedef {import("yaml").Document.Parsed} CaptionsDocument */
/** @typedef {import("yaml").Pair<import("yaml").Scalar, unknown>} Entry */
/** @typedef {{ title?: string, hero?: boolean, memories?: number }} Caption what staff wrote, unchecked */

const BYTE_ORDER_MARK = "\uFEFF";

/** Long titles stay on their line. */
const STYLE = { lineWidth: 0 };

/**
 * @param {CaptionsDocument} document
 * @returns {Entry[]}
 */
const entriesOf = ({ contents }) =>
  isMap(contents) ? /** @type {Entry[]} */ (/** @type {unknown} */ (contents.items)) : [];

/** @param {Entry} entry */
const numberOf = ({ key }) => Number(key.value);

/** @param {string} text of a file as src/content/text.ts takes it, which needs a compiler */
const normalized = (text) => text.replace(/^\uFEFF+/, "").replace(/\r\n?/g, "\n");

/**
 * @param {string} text
 * @returns {string} the line end that stands in it most often
 */
function lineEndOf(text) {
  const count = (/** @type {RegExp} */ end) => text.match(end)?.length ?? 0;
  const ends = /** @type {const} */ ([
    ["\n", count(/(?<!\r)\n/g)],
    ["\r\n", count(/\r\n/g)],
    ["\r", count(/\r(?!\n)/g)],
  ]);
  return ends.reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}

/**
 * @param {string} written with `\n` between lines
 * @param {string} before the file as it was
 * @returns {string} with the line ends and the byte order mark of the file
 */
function asBefore(written, before) {
  const mark = before.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : "";
  return mark + written.replaceAll("\n", lineEndOf(before));
}

/**
 * Reads a captions file with its comments and quoting.
 * @param {string} text
 * @param {string} file its name in messages
 * @returns {CaptionsDocument}
 * @throws {UserError} when it is no list of photo numbers
 */
export function parseCaptions(text, file) {
  const document = parseDocument(normalized(text));
  const [error] = document.errors;
  if (error) {
    const line = error.linePos?.[0].line;
    throw new UserError(
      `Datoteka ${file} nije ispravna (red ${line}). Provjerite uvlačenje redova i navodnike i da se ` +
        "nijedan broj ne ponavlja, pa pokušajte ponovo.",
    );
  }
  const isList = document.contents === null || isMap(document.contents);
  const isEmpty = isScalar(document.contents) && document.contents.value === null;
  const wrong = entriesOf(document).find(
    ({ key }) => !isScalar(key) || !/^[1-9]\d*$/.test(String(key.value)),
  );
  if (wrong || !(isList || isEmpty)) {
    throw new UserError(
      `U datoteci ${file} svaki naslov mora stajati pod brojem slike${wrong ? `, a „${wrong.key}” to nije` : ""}. ` +
        "Ispravite ga, pa pokušajte ponovo.",
    );
  }
  return document;
}

/**
 * @param {CaptionsDocument} document
 * @returns {Map<number, Caption>} by the number of the photo
 */
export function readCaptions(document) {
  return new Map(
    entriesOf(document).map((entry) => {
      const value = document.get(entry.key, true);
      return [numberOf(entry), isMap(value) ? value.toJSON() : {}];
    }),
  );
}

/**
 * The file's own comment stands above the first entry, parted from the entry's by an empty line.
 * @param {Entry} first
 * @returns {{ header: string, own: string | undefined }}
 */
function splitComment({ key }) {
  const [header = "", ...own] = (key.commentBefore ?? "").split("\n\n");
  return { header, own: own.length > 0 ? own.join("\n\n") : undefined };
}

/**
 * Gives entries the new numbers of their photos; entries of photos that are gone are left out.
 * @param {string} text of a captions file
 * @param {string} file its name in messages
 * @param {ReadonlyMap<number, number>} moved old number → new one, of every photo that stays
 * @returns {string} the very same text when no entry changes
 * @throws {UserError} when the file is not as it should be
 */
export function renumberCaptions(text, file, moved) {
  const document = parseCaptions(text, file);
  const entries = entriesOf(document);
  const [first] = entries;
  if (!first || entries.every((entry) => moved.get(numberOf(entry)) === numberOf(entry)))
    return text;

  const { header, own } = splitComment(first);
  first.key.commentBefore = own;
  const kept = entries.filter((entry) => moved.has(numberOf(entry)));
  for (const { key } of kept) {
    const number = Number(moved.get(Number(key.value)));
    key.value = typeof key.value === "string" ? String(number) : number;
  }
  kept.sort((one, other) => numberOf(one) - numberOf(other));
  const [top] = kept;
  if (top) {
    const comments = [header, top.key.commentBefore].filter(Boolean);
    top.key.commentBefore = comments.length > 0 ? comments.join("\n\n") : undefined;
    top.key.spaceBefore = false;
    entries.splice(0, entries.length, ...kept);
  } else {
    // An empty map would be written as {}, below which nobody can add an entry.
    document.contents = /** @type {never} */ (null);
    document.commentBefore = header || null;
  }
  const result = top
    ? document.toString(STYLE)
    : document.toString(STYLE).replace(/\n*null\n$/, "\n");
  return asBefore(result, text);
}

/**
 * @param {CaptionsDocument} document
 * @param {number} number
 * @returns {string | undefined} the entry with its number, as staff could put it back
 */
export function captionText(document, number) {
  const entry = entriesOf(document).find((candidate) => numberOf(candidate) === number);
  if (!entry || !isMap(entry.value)) return undefined;
  return stringify(new Map([[number, entry.value]]), STYLE);
}
