/**
 * Normalises the text of a content file: no byte order mark, `\n` as the only line end, and each letter
 * with its mark as one character (NFC). Notepad, Excel, old Macs and GitHub's editor save files
 * differently, and Macs take letters apart. Line numbers stay those that editors show.
 */
export function normalizeText(text: string): string {
  return text
    .replace(/^\uFEFF+/, "")
    .replace(/\r\n?/g, "\n")
    .normalize();
}
