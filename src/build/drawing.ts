const root = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">';

/** Attributes that would reach beyond the drawing once it is part of a page: code, names, styles. */
const attribute = '(?!on|id=|class=|style=)[\\w-]+="[^"<>]*"';
const shape = `<(?:path|circle|ellipse|rect|line|polyline|polygon|g)(?:\\s+${attribute})*\\s*/?>`;
const drawing = new RegExp(`^${root}((?:\\s|</(?:path|g)>|${shape})+)</svg>\\s*$`);

/**
 * What a drawing holds between `<svg>` and `</svg>`, to be written into pages as it is. Only plain
 * shapes on 64 × 64 are let through: a script in it would run on the page, and the page's policy,
 * which is made from what the page holds, would name it.
 * @param svg text of a file in `static/icons`
 * @returns the shapes, or null for anything else
 */
export function shapesOf(svg: string): string | null {
  return drawing.exec(svg)?.[1] ?? null;
}
