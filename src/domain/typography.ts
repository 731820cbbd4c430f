export const noBreakSpace = "\u00A0";

/** The one-letter words of Bosnian, as a pattern. */
export const oneLetterWord = "[aikosu]";

// Matches several in a row at once. Lookbehind would be a syntax error before Safari 16.4.
const shortWords = new RegExp(`(^|[\\s(„])((?:${oneLetterWord} )+)(?=\\S)`, "gi");

/** Join numbers to the word before them, and “Dr.” to the next, so that an address breaks between its parts. */
export const bindAddress = (text: string) =>
  text.replace(/ (?=\d)/g, noBreakSpace).replace(/\bDr\. /g, `Dr.${noBreakSpace}`);

/** Join one-letter words (a, i, k, o, s, u) to the next, so that none ends a line of running text. */
export function bindShortWords(text: string): string {
  return text.replace(
    shortWords,
    (_, before: string, words: string) => before + words.replaceAll(" ", noBreakSpace),
  );
}
