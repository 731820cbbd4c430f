const noBreakSpace = "\u00A0";

/** A size for readers: `240 kB`, `1,2 MB`; decimal units, with a no-break space. */
export function sizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1e3));
  if (kilobytes < 1e3) return `${kilobytes}${noBreakSpace}kB`;
  const megabytes = Math.round(bytes / 1e5) / 10;
  return `${String(megabytes).replace(".", ",")}${noBreakSpace}MB`;
}

/** The note after a link to a download: type and size. */
export function fileNote(bytes: number): string {
  return `(PDF,${noBreakSpace}${sizeText(bytes)})`;
}
