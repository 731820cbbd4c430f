import type { Finding, Message } from "./problem";

/** A mark that parents would see as typed, because Markdown or the field does not interpret it. */
interface Mark {
  readonly pattern: RegExp;
  readonly fix: string;
}

const emphasis = /\*\*+|~~+|(?<!_)__(?!_)/;

/** Marks that no text uses. */
const marks: readonly Mark[] = [
  {
    pattern: /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i,
    fix: "Umjesto njih upišite sam znak: & umjesto &amp;, a razmak umjesto &nbsp;",
  },
  { pattern: /^#{1,6} /, fix: "Obrišite ih. Podnaslov može stajati samo u glavnom tekstu." },
  { pattern: /^\[[ x]?\](?=\s)/i, fix: "Obrišite zagrade. Stavka spiska se piše ovako: - papuče" },
];

const inRunningText: Mark = {
  pattern: emphasis,
  fix: "Zvjezdice stoje tik uz riječi, a ispred i iza njih je razmak. Primjer: **Važno:** ponesite kapu.",
};

const inPlainText: Mark = {
  pattern: emphasis,
  fix: "Obrišite ih: u ovom polju se riječi ne mogu podebljati.",
};

/** @param isRunning whether the text comes from a Markdown tree, in which bold words are already nodes */
export function checkMarks(text: string, isRunning: boolean): Finding[] {
  return [...marks, isRunning ? inRunningText : inPlainText].flatMap(({ pattern, fix }) => {
    const { 0: mark, index } = pattern.exec(text) ?? {};
    if (mark === undefined) return [];
    const what = `U tekstu su ostali znakovi „${mark.trim()}”, koje bi roditelji vidjeli.`;
    return [{ column: index, message: { what, fix } }];
  });
}

const url = "(?:/[a-z]|https?:|www\\.)\\S*";

/** Words and a URL in brackets that do not form a link. */
const lostLink = new RegExp(
  [
    `\\[[^\\][]+\\](?:\\s+\\(|\\s*[:{]?\\s*)${url}`,
    `\\([^()]+\\)\\s*\\[${url}`,
    "\\[[^\\][]+\\]\\((?:/|https?:|www\\.)[^\\s)]*(?=\\s|$)(?!.*\\))",
  ].join("|"),
  "i",
);

/** Return the message for a line with brackets that were meant as a link. */
export function checkLostLink(line: string): Message | undefined {
  const [written] = lostLink.exec(line) ?? [];
  if (!written) return undefined;
  return {
    what: `Ovo ne bi bio link: „${written}”.`,
    fix: "Prvo idu riječi u uglastim, pa odmah iza njih adresa u običnim zagradama. Primjer: [cjenovnik](/program)",
  };
}

const lostListMessage: Message = {
  what: "Ovi redovi liče na spisak, ali se ne bi prikazali kao spisak.",
  fix: "U glavnom tekstu svaki red spiska počnite crticom ili brojem i razmakom. Primjer: - papuče",
};

/** Signs that people put before the items of a list, but Markdown does not recognise. */
const sign = /^\s*(?:[–—•·●○▪■◦‣]|-(?=[\p{L}\u00A0]))/u;
const number = /^\s*(\d+)[.)](?=[\p{L}\u00A0])/u;

/** Find lines that were meant as a list: several that start with a sign, or with numbers that count up. */
export function checkLostList(lines: readonly string[]): Finding[] {
  const signs = lines.flatMap((line, index) => (sign.test(line) ? index : []));
  const numbers = lines.flatMap((line) => number.exec(line)?.[1] ?? []);
  const counted =
    numbers.length > 1 && numbers.every((written, index) => written === `${index + 1}`);
  if (signs.length < 2 && !counted) return [];
  const line = signs.length > 1 ? signs[0] : lines.findIndex((line) => number.test(line));
  return [{ line, message: lostListMessage }];
}
