import { breakpoints, photoRows } from "../../site";
import { firstViewSizes, innerWidth, joinSizes, type ShownWidth } from "../../ui/photo/sizes";

/** More photos than fit in any row. */
const longestRow = 12;

/** From this viewport width on, the content column has its full width. */
const fullPage = 1344;

/**
 * Computes the widths of photos in justified rows, as flexbox does: a row takes photos as long as they
 * fit at the minimum row height, then they grow in proportion to fill the row.
 * @param ratios width divided by height of each photo
 * @param inner width of the rows in px
 * @returns widths in px
 */
export function tileWidths(
  ratios: readonly number[],
  inner: number,
  { row, gap }: { readonly row: number; readonly gap: number },
): number[] {
  const rows: number[][] = [];
  let used = 0;
  for (const ratio of ratios) {
    const width = Math.min(ratio * row, inner);
    const last = rows.at(-1);
    if (last && used + gap + width <= inner) {
      last.push(ratio);
      used += gap + width;
    } else {
      rows.push([ratio]);
      used = width;
    }
  }
  return rows.flatMap((tiles) => {
    const room = inner - gap * (tiles.length - 1);
    const sum = tiles.reduce((total, ratio) => total + ratio, 0);
    return tiles.map((ratio) => (ratio / sum) * room);
  });
}

/** Rounded up, so that many photos of a page have the same `sizes`, which compresses better. */
const roundly = {
  px: (width: number) => `${Math.ceil(width / 10) * 10}px`,
  share: (width: number, screen: number) => `${Math.ceil((20 * width) / screen) * 5}vw`,
};

/** Widths in px of all photos of a grid at one viewport width. */
function widthsOn(ratios: readonly number[], screen: number): number[] {
  const { phone, tablet, desktop } = photoRows.large;
  const wide = screen >= breakpoints.desktop ? desktop : tablet;
  return tileWidths(ratios, innerWidth(screen), screen >= breakpoints.tablet ? wide : phone);
}

const share = (width: number, screen: number) => `${((100 * width) / screen).toFixed(1)}vw`;

/** Widths of the first photo in steps of 16 px: its width jumps when a photo moves to another row. */
function leadWidths(ratios: readonly number[]): ShownWidth[] {
  const start = ratios.slice(0, longestRow);
  const found: { from: number; screen: number; width: number }[] = [];
  for (let screen = fullPage; screen >= 320; screen -= 16) {
    const [width = 0] = widthsOn(start, screen);
    const last = found.at(-1);
    const isSame = last && Math.abs(width / screen / (last.width / last.screen) - 1) < 0.05;
    if (isSame && last.screen !== fullPage) last.from = screen;
    else found.push({ from: screen, screen, width });
  }
  return found.map(({ from, screen, width }) => ({
    from,
    width: screen === fullPage ? `${Math.round(width)}px` : share(width, screen),
  }));
}

/**
 * The `sizes` of large photos for browsers that do not know `sizes="auto"`, computed for common phones,
 * tablets and desktops. The first photo's are exact, because it loads before layout, when `auto` does not
 * work.
 * @param ratios width divided by height of each photo
 */
export function tileSizes(ratios: readonly number[]): string[] {
  const desktop = widthsOn(ratios, 1440);
  const tablet = widthsOn(ratios, 820);
  const small = widthsOn(ratios, 390);
  return ratios.map((_, index) =>
    index === 0
      ? firstViewSizes(leadWidths(ratios))
      : joinSizes([
          { from: breakpoints.desktop, width: roundly.px(desktop[index] ?? 0) },
          { from: breakpoints.tablet, width: roundly.share(tablet[index] ?? 0, 820) },
          { from: 0, width: roundly.share(small[index] ?? 0, 390) },
        ]),
  );
}
