/**
 * The text of a content file as everything that reads one takes it: without a byte order mark, with
 * `\n` between lines. Notepad, Excel, old Macs' programs and GitHub's web page write others.
 * Lines and columns stay those that editors show.
 */
export function normalizeText(text: string): string {
  return text.replace(/^\uFEFF+/, "").replace(/\r\n?/g, "\n");
}
