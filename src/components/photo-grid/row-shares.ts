import type { CSSProperties } from "react";
import { getRatioStyle, type NumberedPhoto } from "../photo/numbered-photo";

interface RowTarget {
  /** Sum of the aspect ratios (width by height) of a full row: the larger, the lower the row. */
  readonly totalRatio: number;
  readonly maxPhotos: number;
}

export type TileSize = "large" | "small";

type RowTargets = readonly [first: RowTarget, rest?: RowTarget];

/** Targets for rows of large photos, the first of which is higher than the rest, and for rows of small photos. */
const rowTargets: Record<TileSize, Record<"phone" | "wide", RowTargets>> = {
  large: {
    phone: [
      { totalRatio: 1.5, maxPhotos: 1 },
      { totalRatio: 2.4, maxPhotos: 2 },
    ],
    wide: [
      { totalRatio: 2.4, maxPhotos: 3 },
      { totalRatio: 4.3, maxPhotos: 4 },
    ],
  },
  small: { phone: [{ totalRatio: 3.2, maxPhotos: 3 }], wide: [{ totalRatio: 6, maxPhotos: 6 }] },
};

/** Return the cost of a row: 0 if it is full. Twice and half the target height cost the same. */
const getCost = (sum: number, full: number) => Math.log(sum / full) ** 2;

/**
 * Divide photos into justified rows: all photos of a row have the same height and fill its width.
 * @param ratios width by height of each photo
 * @param first the target of the first row
 * @param rest the target of all other rows
 * @returns each photo's share of its row's width, from 0 to 1; in an almost empty last row they add up to less than 1
 */
export function getRowShares(ratios: readonly number[], first: RowTarget, rest = first): number[] {
  /** The best division of the first n photos, for each n. */
  const best = [{ cost: 0, shares: [] as number[] }];
  for (let end = 1; end <= ratios.length; end++) {
    const divisions = [];
    for (const [start, before] of best.entries()) {
      const { totalRatio, maxPhotos } = start === 0 ? first : rest;
      if (end - start > maxPhotos) continue;
      const row = ratios.slice(start, end);
      const sum = row.reduce((total, ratio) => total + ratio, 0);
      const isHalfEmpty = end === ratios.length && sum < 0.6 * totalRatio;
      const shares = row.map((ratio) => ratio / (isHalfEmpty ? totalRatio : sum));
      divisions.push({
        cost: before.cost + getCost(sum, totalRatio),
        shares: [...before.shares, ...shares],
      });
    }
    divisions.sort((a, b) => a.cost - b.cost);
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
  size: TileSize,
  isReversed = false,
): CSSProperties[] {
  if (isReversed) return getTileStyles([...photos].reverse(), size).reverse();
  const ratios = photos.map(({ source: { width, height } }) => width / height);
  const phone = getRowShares(ratios, ...rowTargets[size].phone);
  const wide = getRowShares(ratios, ...rowTargets[size].wide);
  // Rounded down: a row must not be wider than its list.
  const round = (share = 1) => Math.floor(1000 * share) / 1000;
  return photos.map(({ source }, index) => {
    const shares = { "--phone": round(phone[index]), "--wide": round(wide[index]) };
    return { ...getRatioStyle(source), ...shares };
  });
}
