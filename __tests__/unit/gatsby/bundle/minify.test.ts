import { variableNames } from "../../../../src/gatsby/bundle/minify";

it("gives every variable of a scope a name of its own, the shortest first", () => {
  const names = Array.from({ length: 60_000 }, (_, place) => variableNames.get(place));
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[a-zA-Z_$][\w$]*$/.test(name))).toEqual([]);
  const lengths = names.map(({ length }) => length);
  expect(lengths).toEqual([...lengths].sort((one, other) => one - other));
  expect(lengths.filter((length) => length === 1)).toHaveLength(54);
});

it("lets no letter of a script decide, and works as a text of its own", () => {
  // With a `consider` beside `get`, Terser counts letters again.
  expect(Object.keys(variableNames)).toEqual(["get"]);
  const get = new Function(`return ({ ${variableNames.get} }).get`)();
  expect(get(5000)).toBe(variableNames.get(5000));
});
