import type { CSSProperties } from "react";
import { getRatioStyle, type NumberedPhoto } from "../../ui/photo/numbered-photo";

/** Target size of a row. */
interface RowRule {
  /** Sum of the aspect ratios (width by height) of a full row: the larger, the lower the row. */
  readonly full: number;
  /** Maximum number of photos. */
  readonly most: number;
}

type RowRules = readonly [first: RowRule, others?: RowRule];

/** Rows of large photos, the first of which is higher, and of small photos. */
const rules: Record<"large" | "small", Record<"phone" | "wide", RowRules>> = {
  large: {
    phone: [
      { full: 1.5, most: 1 },
      { full: 2.4, most: 2 },
    ],
    wide: [
      { full: 2.4, most: 3 },
      { full: 4.3, most: 4 },
    ],
  },
  small: { phone: [{ full: 3.2, most: 3 }], wide: [{ full: 6, most: 6 }] },
};

/** Return the cost of a row: 0 if it is full, and the same for twice and for half the height. */
const getCost = (sum: number, full: number) => Math.log(sum / full) ** 2;

/**
 * Divide photos into justified rows: all photos of a row have the same height and fill its width.
 * @param ratios width by height of each photo
 * @param others the rule of all rows but the first
 * @returns each photo's share of its row's width, from 0 to 1; the shares of a last row that is almost empty
 * add up to less than 1
 */
export function getRowShares(ratios: readonly number[], first: RowRule, others = first): number[] {
  /** The best division of the first n photos, for each n. */
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
        cost: before.cost + getCost(sum, full),
        shares: [...before.shares, ...shares],
      });
    }
    divisions.sort((one, other) => one.cost - other.cost);
    best.push(...divisions.slice(0, 1));
  }
  return best.at(-1)?.shares ?? [];
}

/**
 * Return each photo's aspect ratio and shares of a row as custom properties for the stylesheet.
 * @param isReversed whether the last row is the higher one, not the first
 */
export function getTileStyles(
  photos: readonly NumberedPhoto[],
  size: keyof typeof rules,
  isReversed = false,
): CSSProperties[] {
  if (isReversed) return getTileStyles([...photos].reverse(), size).reverse();
  const ratios = photos.map(({ source: { width, height } }) => width / height);
  const phone = getRowShares(ratios, ...rules[size].phone);
  const wide = getRowShares(ratios, ...rules[size].wide);
  // Rounded down: a row must not be wider than its list.
  const round = (share = 1) => Math.floor(1000 * share) / 1000;
  return photos.map(({ source }, index) => {
    const shares = { "--phone": round(phone[index]), "--wide": round(wide[index]) };
    return { ...getRatioStyle(source), ...shares };
  });
}
