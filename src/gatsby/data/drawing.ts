/**
 * Excludes attributes with effects outside the drawing: event handlers, ids, classes and styles. Lower
 * case only, because HTML treats `onClick` as `onclick`.
 */
const attribute = '(?!on|id=|class=|style=)[a-z][a-z\\d-]*="[^"<>]*"';
const shape = `<(?:path|circle|ellipse|rect|line|polyline|polygon|g)(?:\\s+${attribute})*\\s*/?>`;
const shapes = `(?:\\s|</(?:path|g)>|${shape})+`;

/**
 * Extracts one drawing, which is inlined into pages unescaped. Only plain shapes on 64 × 64 are
 * accepted: a script in it would run, because the CSP allows every inline script of a built page.
 * @param sheet source of `static/icons/paper.svg`
 * @param name letters and hyphens
 * @returns the shapes, or null if the drawing is missing or contains anything else
 */
export function shapesOf(sheet: string, name: string): string | null {
  const view = `<view id="${name}" viewBox="0 (\\d+) 64 64"/>`;
  const place = '<svg y="\\1" width="64" height="64">';
  return new RegExp(`${view}\\s*${place}(${shapes})</svg>`).exec(sheet)?.[2] ?? null;
}
