// Nested values in the fields of a file, by path.
import { getValue } from "../../src/check/content-file";
import { sourceKey } from "../../src/editor/format/content-format";

type Group = Record<string, unknown> | readonly unknown[];
export type Path = readonly string[];

const isGroup = (value: unknown): value is Group => typeof value === "object" && value !== null;

/** List the paths of all values that a filter accepts. */
export function listPaths(
  value: unknown,
  isWanted: (value: unknown) => boolean,
  above: Path = [],
): Path[] {
  const below = Object.entries(isGroup(value) ? value : {})
    .filter(([key]) => key !== sourceKey)
    .flatMap(([key, child]) => listPaths(child, isWanted, [...above, key]));
  return isWanted(value) ? [above, ...below] : below;
}

/** Return a copy with another value at a path. */
export function withValue<Whole>(whole: Whole, path: Path, value: unknown): Whole {
  const copy = structuredClone(whole);
  const group = getValue(copy, path.slice(0, -1));
  if (isGroup(group)) Reflect.set(group, path.at(-1) ?? "", value);
  return copy;
}
