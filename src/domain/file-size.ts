const noBreakSpace = "\u00A0";

/** `240 kB`, `1,2 MB`: with a decimal comma, in thousands, and kept in one line. */
export function sizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1e3));
  if (kilobytes < 1e3) return `${kilobytes}${noBreakSpace}kB`;
  const megabytes = Math.round(bytes / 1e5) / 10;
  return `${String(megabytes).replace(".", ",")}${noBreakSpace}MB`;
}

/** What a link to a file says of it behind its words: kind and size. */
export function fileNote(bytes: number): string {
  return `(PDF,${noBreakSpace}${sizeText(bytes)})`;
}
