import { getRowShares } from "../../../src/components/photo-grid/row-shares";

const rules = [
  { full: 3, most: 4 },
  { full: 4.5, most: 4 },
] as const;

it("all photos of a row fill it together; a last one alone does not", () => {
  expect(getRowShares([1.5, 1.5, 0.75, 1.5, 1.5], ...rules)).toEqual([0.5, 0.5, 0.2, 0.4, 0.4]);
  expect(getRowShares([1.5], ...rules)).toEqual([0.5]);
  expect(getRowShares([], ...rules)).toEqual([]);
});

it("no row has more photos than the most", () => {
  const shares = getRowShares(Array<number>(9).fill(1), { full: 9, most: 3 });
  expect(shares.slice(0, 6)).toEqual(Array(6).fill(1 / 3));
});
