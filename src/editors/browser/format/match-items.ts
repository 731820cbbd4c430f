import { isFields, isSame } from "./values";

/** How many fields of two items are the same. */
function likeness(one: unknown, other: unknown): number {
  if (!isFields(one) || !isFields(other)) return 0;
  return Object.keys(one).filter((key) => isSame(one[key], other[key])).length;
}

/**
 * Finds which item of a list each item of its new version was. An item that was changed is the one
 * in its place, unless another one is more like it.
 * @returns for each new item the index of the old one; undefined if it was added
 */
export function matchItems(
  before: readonly unknown[],
  after: readonly unknown[],
): (number | undefined)[] {
  const free = new Set(before.keys());
  const matches: (number | undefined)[] = after.map(() => undefined);
  const match = (place: number, old: number | undefined) => {
    if (old === undefined) return;
    matches[place] = old;
    free.delete(old);
  };
  after.forEach((item, place) => {
    const isUnchanged = (old: number) => isSame(before[old], item);
    match(place, free.has(place) && isUnchanged(place) ? place : [...free].find(isUnchanged));
  });
  after.forEach((item, place) => {
    if (matches[place] !== undefined) return;
    const like = (old: number) => likeness(before[old], item);
    const [best] = [...free].sort(
      (one, other) => like(other) - like(one) || Math.abs(one - place) - Math.abs(other - place),
    );
    const isLike = best !== undefined && like(best) > 0;
    const inPlace = free.has(place) ? place : undefined;
    match(place, isLike ? best : inPlace);
  });
  return matches;
}
