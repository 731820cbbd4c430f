import { getRowShares } from "../../../src/components/photo-grid/row-shares";

const targets = [
  { totalRatio: 3, maxPhotos: 4 },
  { totalRatio: 4.5, maxPhotos: 4 },
] as const;

it("all photos of a row fill it together; a last one alone does not", () => {
  expect(getRowShares([1.5, 1.5, 0.75, 1.5, 1.5], ...targets)).toEqual([0.5, 0.5, 0.2, 0.4, 0.4]);
  expect(getRowShares([1.5], ...targets)).toEqual([0.5]);
  expect(getRowShares([], ...targets)).toEqual([]);
});

it("no row has more photos than the maximum", () => {
  const shares = getRowShares(Array<number>(9).fill(1), { totalRatio: 9, maxPhotos: 3 });
  expect(shares.slice(0, 6)).toEqual(Array(6).fill(1 / 3));
});
