import { paperIconNames } from "../../domain/icons";

/**
 * Return the CSS background for one icon. All icons are in one file, because phones parse and lay out each SVG file
 * as a separate document (docs/decisions/036).
 * @param root URL of the site's root, with a trailing slash
 */
export function getIconBackground(name: string, root: string): string {
  const position = paperIconNames.indexOf(name) / (paperIconNames.length - 1);
  return `url(${root}icons/paper.svg) 0 ${100 * position}%/100%`;
}
