/** Group items by key, in order of first occurrence (`Map.groupBy` needs Node.js 21). */
export function groupBy<Item, Key>(
  items: Iterable<Item>,
  keyOf: (item: Item) => Key,
): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}

/** Return the items whose key an earlier item has, each with the first such item. */
export function findDuplicates<Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): (readonly [item: Item, first: Item])[] {
  return [...groupBy(items, keyOf).values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : others.map((item) => [item, first] as const),
  );
}
