import { breakpoints } from "../../site";
import { firstViewSizes, innerWidth, joinSizes, type ShownWidth } from "../../ui/photo/sizes";

/** How rows of photos are set from a screen width on, in px; as in photo-grid.module.css. */
interface RowMeasure {
  readonly from: number;
  readonly row: number;
  readonly gap: number;
}

export type GridSize = "large" | "small";

const phone: Record<GridSize, RowMeasure> = {
  large: { from: 0, row: 152, gap: 8 },
  small: { from: 0, row: 102.4, gap: 8 },
};

const wider: Record<GridSize, readonly RowMeasure[]> = {
  large: [
    { from: breakpoints.desktop, row: 304, gap: 16 },
    { from: breakpoints.tablet, row: 208, gap: 12 },
  ],
  small: [
    { from: breakpoints.desktop, row: 192, gap: 12 },
    { from: breakpoints.tablet, row: 160, gap: 12 },
  ],
};

/** More photos than any row takes, even of slim ones. */
const longestRow = 12;

/** From this screen width on the page grows no more. */
const fullPage = 1344;

/**
 * Widths of photos in justified rows, in px. As flex-wrap sets them: a row takes photos as long as
 * they fit at the rows' least height, then they share the whole row by their proportions.
 * @param ratios width by height of each photo
 * @param inner width of the rows
 */
export function tileWidths(
  ratios: readonly number[],
  inner: number,
  { row, gap }: Pick<RowMeasure, "row" | "gap">,
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

/** Rounded up, so that many photos of a page say the same. */
const roundly = {
  px: (width: number) => `${Math.ceil(width / 10) * 10}px`,
  share: (width: number, screen: number) => `${Math.ceil((100 * width) / screen)}vw`,
};

/** Widths of all photos of a grid on one screen. */
function widthsOn(ratios: readonly number[], screen: number, size: GridSize): number[] {
  const measure = wider[size].find(({ from }) => from <= screen) ?? phone[size];
  return tileWidths(ratios, innerWidth(screen), measure);
}

const share = (width: number, screen: number) => `${((100 * width) / screen).toFixed(1)}vw`;

/** Exact to a rem of the screen: where a photo comes or goes from the row, its width jumps. */
function leadWidths(ratios: readonly number[], size: GridSize): ShownWidth[] {
  const start = ratios.slice(0, longestRow);
  const found: { from: number; screen: number; width: number }[] = [];
  for (let screen = fullPage; screen >= 320; screen -= 16) {
    const [width = 0] = widthsOn(start, screen, size);
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
 * The `sizes` of a grid's photos, right for common phones, tablets and desktops, for browsers that
 * do not know `sizes="auto"`. In the first view of a page the first is exact: it loads before any
 * browser can measure it.
 */
export function tileSizes(
  ratios: readonly number[],
  size: GridSize,
  isFirstView: boolean,
): string[] {
  const desktop = widthsOn(ratios, 1440, size);
  const tablet = widthsOn(ratios, 820, size);
  const small = widthsOn(ratios, 390, size);
  return ratios.map((_, index) =>
    isFirstView && index === 0
      ? firstViewSizes(leadWidths(ratios, size))
      : joinSizes([
          { from: breakpoints.desktop, width: roundly.px(desktop[index] ?? 0) },
          { from: breakpoints.tablet, width: roundly.share(tablet[index] ?? 0, 820) },
          { from: 0, width: roundly.share(small[index] ?? 0, 390) },
        ]),
  );
}
