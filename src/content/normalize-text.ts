/**
 * Normalises the text of a content file: no byte order mark, and `\n` as the only line end.
 * Notepad, Excel, old Macs and GitHub's editor save files differently. Line and column numbers stay
 * those that editors show.
 */
export function normalizeText(text: string): string {
  return text.replace(/^\uFEFF+/, "").replace(/\r\n?/g, "\n");
}
