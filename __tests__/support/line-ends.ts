const byteOrderMark = "\uFEFF";

/** Line ends by turns. A lone LF never follows a lone CR, with which it would be one line end. */
function mixed(text: string): string {
  const ends = ["\r", "\r\n", "\n", "\r\n"];
  let count = 0;
  return text.replace(/\n/g, () => ends[count++ % ends.length] ?? "");
}

/** What other programs make of a text with `\n` between lines, by what they do to it. */
export const lineEndVariants: Readonly<Record<string, (text: string) => string>> = {
  CRLF: (text) => text.replaceAll("\n", "\r\n"),
  "a lone CR": (text) => text.replaceAll("\n", "\r"),
  "a byte order mark": (text) => byteOrderMark + text,
  "a byte order mark and CRLF": (text) => byteOrderMark + text.replaceAll("\n", "\r\n"),
  "a byte order mark twice and every line end": (text) =>
    byteOrderMark + byteOrderMark + mixed(text),
};
