/** The place of a sun. That of a page without one in view is below the screen. */
export function sunBox(sun: Element | null): DOMRect {
  const below = new DOMRect(window.innerWidth * 0.6, window.innerHeight, 96, 96);
  return sun?.getBoundingClientRect() ?? below;
}

export const centre = (box: DOMRect) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** Enough for a curve that looks smooth. */
const steps = 12;

/**
 * The way of the sun from its old box, as transforms of its new box: a curve to the lower right, so that it
 * passes beside the words at the upper left.
 */
export function wayOfSun(from: DOMRect, to: DOMRect): string[] {
  const [start, end] = [centre(from), centre(to)];
  const [dx, dy] = [start.x - end.x, start.y - end.y];
  // On phones along the screen's edge.
  const room = window.innerWidth - Math.max(start.x, end.x) + 4 * to.width;
  const aside = Math.min(room, 4 * Math.abs(dx), 2 * Math.abs(dy));
  const bend = { x: Math.max(dx, 0) + aside, y: Math.max(dy, 0) };
  return Array.from({ length: steps + 1 }, (_, step) => {
    const left = 1 - step / steps;
    const along = (offset: number, bent: number) => left * (left * offset + 2 * (1 - left) * bent);
    const scale = 1 + left * (from.width / to.width - 1);
    return `translate(${along(dx, bend.x)}px, ${along(dy, bend.y)}px) scale(${scale})`;
  });
}
