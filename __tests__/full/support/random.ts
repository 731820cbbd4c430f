/** Reproducible random numbers from 0 to 1, exclusive (mulberry32, a public-domain generator). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Up to `count` items, chosen at random, in their order. */
export function sample<Item>(items: readonly Item[], count: number, random: () => number): Item[] {
  const chosen = items
    .map((item, index) => ({ item, index, rank: random() }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, count);
  return chosen.sort((one, other) => one.index - other.index).map(({ item }) => item);
}
