const byteOrderMark = "\uFEFF";

/** Mixes line endings. LF never follows a lone CR, because both together would be one line ending. */
function mixed(text: string): string {
  const ends = ["\r", "\r\n", "\n", "\r\n"];
  let count = 0;
  return text.replace(/\n/g, () => ends[count++ % ends.length] ?? "");
}

/** Functions that turn a text with `\n` into what other programs may save, by name. */
export const lineEndVariants: Readonly<Record<string, (text: string) => string>> = {
  CRLF: (text) => text.replaceAll("\n", "\r\n"),
  "a lone CR": (text) => text.replaceAll("\n", "\r"),
  "a byte order mark": (text) => byteOrderMark + text,
  "a byte order mark and CRLF": (text) => byteOrderMark + text.replaceAll("\n", "\r\n"),
  "a byte order mark twice and every line end": (text) =>
    byteOrderMark + byteOrderMark + mixed(text),
};
