/** The place of a sun. That of a page without one is below the screen. */
export function sunBox(sun: Element | null): DOMRect {
  const below = new DOMRect(window.innerWidth * 0.6, window.innerHeight, 96, 96);
  return sun?.getBoundingClientRect() ?? below;
}

const centre = (box: DOMRect) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** Where the sun comes from, as a transform of its new box: its old box, or behind the hills if that is above. */
export function wayOfSun(from: DOMRect, to: DOMRect): string {
  if (from.bottom < 0) return `translateY(${2 * to.height}px)`;
  const [start, end] = [centre(from), centre(to)];
  return `translate(${start.x - end.x}px, ${start.y - end.y}px) scale(${from.width / to.width})`;
}
