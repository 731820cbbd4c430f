/** What a full row is. */
export interface RowRule {
  /** Sum of the ratios (width by height) of its photos: the larger, the lower the row. */
  readonly full: number;
  /** How many photos it has at most. */
  readonly most: number;
}

/** How far a row is from what it should be; twice as high is as bad as half as high. */
const misfit = (sum: number, full: number) => Math.log(sum / full) ** 2;

/**
 * Divide photos into justified rows: all photos of a row have the same height and fill its width.
 * @param ratios width by height of each photo
 * @param others the rule of all rows but the first
 * @returns each photo's share of its row's width, from 0 to 1; shares of a last row that is almost empty
 * add up to less than 1
 */
export function rowShares(ratios: readonly number[], first: RowRule, others = first): number[] {
  /** The best division of the first n photos. */
  const best = [{ cost: 0, shares: [] as number[] }];
  for (let end = 1; end <= ratios.length; end++) {
    const divisions = [];
    for (const [start, before] of best.entries()) {
      const { full, most } = start === 0 ? first : others;
      if (end - start > most) continue;
      const row = ratios.slice(start, end);
      const sum = row.reduce((total, ratio) => total + ratio, 0);
      const isHalfEmpty = end === ratios.length && sum < 0.6 * full;
      const shares = row.map((ratio) => ratio / (isHalfEmpty ? full : sum));
      divisions.push({
        cost: before.cost + misfit(sum, full),
        shares: [...before.shares, ...shares],
      });
    }
    divisions.sort((one, other) => one.cost - other.cost);
    best.push(...divisions.slice(0, 1));
  }
  return best.at(-1)?.shares ?? [];
}
