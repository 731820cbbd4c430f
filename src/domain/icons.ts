/** The icons of `static/icons/paper.svg` from the top to its end; content may name all but the tick. */
const icons = [
  "activities",
  "book",
  "educators",
  "full-day",
  "hands",
  "move",
  "music",
  "nature",
  "pencil",
  "program",
  "rest",
  "safe-space",
  "scissors",
  "team",
  "tent",
  "varied-programme",
  "tick",
] as const;

export type IconOfSheet = (typeof icons)[number];

export const iconsOfSheet: readonly string[] = icons;

/**
 * Return the CSS background that shows one icon. All are in one file, since phones parse and lay out each SVG file
 * as a document of its own (docs/decisions/036).
 * @param site the address of the site's root, with a slash at its end
 */
export function iconBackground(name: string, site: string): string {
  const place = iconsOfSheet.indexOf(name) / (iconsOfSheet.length - 1);
  return `url(${site}icons/paper.svg) 0 ${100 * place}%/100%`;
}
