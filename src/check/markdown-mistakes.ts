import type { Finding } from "./problem";

/** A mark that parents would see as typed, because Markdown or the field does not interpret it. */
interface StrayMarkup {
  readonly pattern: RegExp;
  readonly fix: string;
}

const emphasis = /\*\*+|~~+|(?<!_)__(?!_)/;

/** Marks that no text uses. */
const marks: readonly StrayMarkup[] = [
  {
    pattern: /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i,
    fix: "Umjesto njih upišite sam znak: & umjesto &amp;, a razmak umjesto &nbsp;",
  },
  { pattern: /^#{1,6} /, fix: "Obrišite ih. Podnaslov može stajati samo u glavnom tekstu." },
  { pattern: /^\[[ x]?\](?=\s)/i, fix: "Obrišite zagrade. Stavka spiska se piše ovako: - papuče" },
];

/** Brackets that form no link: they are swapped or apart, one is missing, or the URL has a space. */
export const failedLink =
  /\]\(|\][ :]+\(?(?=\/[a-z]|https?:|www\.)|\)\s*\[(?=\/[a-z]|https?:|www\.)/i;

const inRunningText: readonly StrayMarkup[] = [
  {
    pattern: emphasis,
    fix: "Zvjezdice stoje tik uz riječi, a ispred i iza njih je razmak. Primjer: **Važno:** ponesite kapu.",
  },
  {
    pattern: failedLink,
    fix: "Link se piše ovako, bez razmaka između zagrada i u adresi: [cjenovnik](/program)",
  },
];

const inPlainText: readonly StrayMarkup[] = [
  { pattern: emphasis, fix: "Obrišite ih: u ovom polju se riječi ne mogu podebljati." },
];

/**
 * Warn of marks of Markdown that parents would see.
 * @param isRunning whether the text comes from a Markdown tree, in which bold words are already nodes
 */
export function findStrayMarkup(text: string, isRunning: boolean): Finding[] {
  return [...marks, ...(isRunning ? inRunningText : inPlainText)].flatMap(({ pattern, fix }) => {
    const { 0: mark, index } = pattern.exec(text) ?? {};
    if (mark === undefined) return [];
    const what = `U tekstu su ostali znakovi „${mark.trim()}”, koje bi roditelji vidjeli.`;
    return [{ column: index, message: { what, fix }, isWarning: true }];
  });
}
