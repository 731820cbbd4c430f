/**
 * A number with its noun, on one line: `1 slika`, `3 slike`, `17 slika`.
 * @param forms after 1 or 21, after 2 to 4, and after 5
 */
export function counted(count: number, [one, few, many]: readonly [string, string, string]) {
  const isTeen = Math.floor(count / 10) % 10 === 1;
  const last = isTeen ? 0 : count % 10;
  return `${count}\u00A0${last === 1 ? one : last > 1 && last < 5 ? few : many}`;
}

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
