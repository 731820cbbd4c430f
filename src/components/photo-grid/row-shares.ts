/** How photos are divided into rows. */
export interface RowRule {
  /** Sum of the ratios (width by height) of the photos in a row: the larger, the lower the row. */
  readonly full: number;
  /** The same for the first row, which may be higher. */
  readonly first?: number;
  /** How many photos a row has at most. */
  readonly most: number;
}

/** How far a row is from what it should be; twice as high is as bad as half as high. */
const misfit = (sum: number, full: number) => Math.log(sum / full) ** 2;

/**
 * Divide photos into justified rows: all photos of a row have the same height and fill its width.
 * @param ratios width by height of each photo
 * @returns each photo's share of its row's width, from 0 to 1; shares of a last row that is almost empty
 * add up to less than 1
 */
export function rowShares(ratios: readonly number[], rule: RowRule): number[] {
  /** The best division of the first n photos. */
  const best = [{ cost: 0, shares: [] as number[] }];
  for (let end = 1; end <= ratios.length; end++) {
    const divisions = [];
    for (let start = Math.max(0, end - rule.most); start < end; start++) {
      const before = best[start];
      if (!before) continue;
      const row = ratios.slice(start, end);
      const sum = row.reduce((total, ratio) => total + ratio, 0);
      const full = (start === 0 && rule.first) || rule.full;
      const least = end === ratios.length ? 0.7 * full : 0;
      const shares = row.map((ratio) => ratio / Math.max(sum, least));
      divisions.push({
        cost: before.cost + misfit(sum, full),
        shares: [...before.shares, ...shares],
      });
    }
    best.push(divisions.reduce((one, other) => (other.cost < one.cost ? other : one)));
  }
  return best.at(-1)?.shares ?? [];
}
