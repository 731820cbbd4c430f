const noBreakSpace = "\u00A0";

/**
 * Keeps one-letter words (a, i, k, o, s, u) with the word that follows, so that none ends a line.
 * Used for running text only: titles and fixed strings stay as they are written.
 */
export function bindShortWords(text: string): string {
  // Several may follow each other, and lookbehind is a syntax error in Safari 15.
  return text.replace(
    /(^|[\s(„])((?:[aikosu] )+)(?=\S)/gi,
    (_, before: string, words: string) => before + words.replaceAll(" ", noBreakSpace),
  );
}

/** The same for HTML: changes what stands between tags, never a tag. */
export function bindShortWordsInHtml(html: string): string {
  return html.replace(
    /(^|>)([^<]+)/g,
    (_, edge: string, text: string) => edge + bindShortWords(text),
  );
}
