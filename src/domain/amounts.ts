import { noBreakSpace } from "./typography";

/**
 * Format a number with its noun: `1 slika`, `3 slike`, `17 slika`.
 * @param forms the noun after 1 or 21, after 2 to 4, and after 5
 */
export function formatCount(count: number, [one, few, many]: readonly [string, string, string]) {
  const isTeen = Math.floor(count / 10) % 10 === 1;
  const last = isTeen ? 0 : count % 10;
  const noun = last === 1 ? one : last > 1 && last < 5 ? few : many;
  return `${count}${noBreakSpace}${noun}`;
}

/** Format a file size in decimal units: `240 kB`, `1,2 MB`. */
export function formatSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1e3));
  if (kilobytes < 1e3) return `${kilobytes}${noBreakSpace}kB`;
  const megabytes = Math.round(bytes / 1e5) / 10;
  return `${String(megabytes).replace(".", ",")}${noBreakSpace}MB`;
}
