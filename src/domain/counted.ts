/**
 * A number with its noun, on one line: `1 slika`, `3 slike`, `17 slika`.
 * @param forms after 1 or 21, after 2 to 4, and after 5
 */
export function counted(count: number, [one, few, many]: readonly [string, string, string]) {
  const isTeen = Math.floor(count / 10) % 10 === 1;
  const last = isTeen ? 0 : count % 10;
  return `${count}\u00A0${last === 1 ? one : last > 1 && last < 5 ? few : many}`;
}
