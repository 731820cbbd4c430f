import type { Finding } from "./problem";

/** Markup that parents would see as typed, because Markdown or the field does not interpret it. */
interface StrayMarkup {
  readonly pattern: RegExp;
  readonly fix: string;
}

const emphasis = /\*\*+|~~+|(?<!_)__(?!_)/;

const inAnyText: readonly StrayMarkup[] = [
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

const inMarkdown: readonly StrayMarkup[] = [
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
 * Warn of markup that parents would see.
 * @param syntax `markdown` for a text of a Markdown tree, in which bold words are already nodes
 */
export function findStrayMarkup(text: string, syntax: "markdown" | "plain"): Finding[] {
  const inSyntax = syntax === "markdown" ? inMarkdown : inPlainText;
  return [...inAnyText, ...inSyntax].flatMap(({ pattern, fix }) => {
    const { 0: found, index } = pattern.exec(text) ?? {};
    if (found === undefined) return [];
    const what = `U tekstu su ostali znakovi „${found.trim()}”, koje bi roditelji vidjeli.`;
    return [{ column: index, message: { what, fix, severity: "warning" } }];
  });
}

/** Return the HTML tags in a text, which parents would see. */
export function findHtmlTags(text: string): Finding[] {
  return [...text.matchAll(/<!--|<\/?[a-z][^>]*>?/gi)].map(({ 0: value, index }) => ({
    column: index,
    message: {
      what: `U tekstu je HTML oznaka „${value}”. Roditelji bi vidjeli baš te znakove.`,
      fix: "Obrišite oznaku i ostavite samo tekst.",
    },
  }));
}
