/** Where the sun is on a page that has none, or far up a page that is scrolled: out of sight. */
export function sunBox(sun: Element | null): DOMRect {
  const below = new DOMRect(window.innerWidth * 0.6, window.innerHeight, 96, 96);
  const { left, top, width, height } = sun?.getBoundingClientRect() ?? below;
  const highest = -2 * height;
  const lowest = window.innerHeight + height;
  return new DOMRect(left, Math.min(Math.max(top, highest), lowest), width, height);
}

const centre = (box: DOMRect) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** It stays low, where the hills are and no words: it rises late, and sets early. */
function curve(from: DOMRect, to: DOMRect): PropertyIndexedKeyframes {
  const [start, end] = [centre(from), centre(to)];
  const isRising = end.y < start.y;
  const transform = Array.from({ length: 17 }, (_, index) => {
    const left = 1 - index / 16;
    const [early, late] = [left ** 2, 1 - (1 - left) ** 2];
    const dx = (start.x - end.x) * (isRising ? early : late);
    const dy = (start.y - end.y) * (isRising ? late : early);
    const scale = 1 + (from.width / to.width - 1) * left;
    return `translate(${dx}px, ${dy}px) scale(${scale})`;
  });
  return { transform };
}

/** It crosses nothing: it sets behind the old hills, or leaves at the side where there are none, and rises anew. */
function setAndRise(from: DOMRect, to: DOMRect, hasHills: boolean): PropertyIndexedKeyframes {
  const [start, end] = [centre(from), centre(to)];
  const [x, y] = [start.x - end.x, start.y - end.y];
  const scale = `scale(${from.width / to.width})`;
  const away = hasHills ? [x, y + 2 * from.height] : [x + 2 * window.innerWidth, y];
  const transform = [
    `translate(${x}px, ${y}px) ${scale}`,
    `translate(${away[0]}px, ${away[1]}px) ${scale}`,
    `translate(0, ${2 * to.height}px)`,
    "none",
  ];
  // Out of sight it is at its next place at once.
  return { transform, offset: [0, 0.33, 0.33, 1] };
}

/** The tops of the hills on the old and the new page, in px from the top of the screen; undefined for none. */
type Horizons = readonly [old: number | undefined, added: number | undefined];

/** The way of the sun from its old box to the new one, as transforms of the new one. */
export function wayOfSun(from: DOMRect, to: DOMRect, horizons: Horizons): PropertyIndexedKeyframes {
  const [old, added] = horizons.map((top) => top !== undefined && top < window.innerHeight);
  // Across the screen it would pass behind a form that is still fading in.
  const [x, y] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  const isFar = x > 0.3 * window.innerWidth && y > 0.25 * window.innerHeight;
  return old && added && !isFar ? curve(from, to) : setAndRise(from, to, Boolean(old));
}
