const noBreakSpace = "\u00A0";

/** Join one-letter words (a, i, k, o, s, u) to the next, so that none ends a line of running text. */
export function bindShortWords(text: string): string {
  // Matches several in a row at once. Lookbehind would be a syntax error in Safari 15.
  return text.replace(
    /(^|[\s(„])((?:[aikosu] )+)(?=\S)/gi,
    (_, before: string, words: string) => before + words.replaceAll(" ", noBreakSpace),
  );
}
