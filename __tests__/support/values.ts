// Values inside the fields of a file, by their paths.
import { getValue } from "../../src/check/content-file";
import { sourceKey } from "../../src/editor/format/content-format";

type Group = Record<string, unknown> | readonly unknown[];
export type Path = readonly string[];

const isGroup = (value: unknown): value is Group => typeof value === "object" && value !== null;

/** The paths of all values that a filter lets pass. */
export function pathsOf(
  value: unknown,
  wanted: (value: unknown) => boolean,
  above: Path = [],
): Path[] {
  const below = Object.entries(isGroup(value) ? value : {})
    .filter(([key]) => key !== sourceKey)
    .flatMap(([key, child]) => pathsOf(child, wanted, [...above, key]));
  return wanted(value) ? [above, ...below] : below;
}

/** A copy with another value at a path. */
export function withValue<Whole>(whole: Whole, path: Path, value: unknown): Whole {
  const copy = structuredClone(whole);
  const group = getValue(copy, path.slice(0, -1));
  if (isGroup(group)) Reflect.set(group, path.at(-1) ?? "", value);
  return copy;
}
