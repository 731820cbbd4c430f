/**
 * No attributes that would reach beyond the drawing once it is part of a page: code, names, styles.
 * Lower case only, because HTML takes `onClick` for `onclick`.
 */
const attribute = '(?!on|id=|class=|style=)[a-z][a-z\\d-]*="[^"<>]*"';
const shape = `<(?:path|circle|ellipse|rect|line|polyline|polygon|g)(?:\\s+${attribute})*\\s*/?>`;
const shapes = `(?:\\s|</(?:path|g)>|${shape})+`;

/**
 * What one drawing of the sheet holds, to be written into pages as it is. Only plain shapes on
 * 64 × 64 are let through: a script in it would run on the page, and the page's policy, which is
 * made from what the page holds, would name it.
 * @param sheet text of `static/icons/paper.svg`
 * @param name of the drawing: letters and hyphens
 * @returns the shapes, or null when the sheet has no such drawing or something else in its place
 */
export function shapesOf(sheet: string, name: string): string | null {
  const view = `<view id="${name}" viewBox="0 (\\d+) 64 64"/>`;
  const place = '<svg y="\\1" width="64" height="64">';
  return new RegExp(`${view}\\s*${place}(${shapes})</svg>`).exec(sheet)?.[2] ?? null;
}
