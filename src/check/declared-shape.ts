import type { z } from "zod";

export type Issue = z.core.$ZodIssue;
export type Path = readonly PropertyKey[];

/** What stands at a path of data; undefined where nothing does. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      value !== null && typeof value === "object" ? Reflect.get(value, key) : undefined,
    data,
  );
}

/** Whether an issue is of fields that are unknown, missing or of another kind, not of what they say. */
function breaksShape(issue: Issue, data: unknown): boolean {
  if (["unrecognized_keys", "invalid_type"].includes(issue.code)) return true;
  return (valueAt(data, issue.path) ?? undefined) === undefined;
}

/** Whether data has the declared fields and no others, whatever they say. */
export function hasDeclaredShape(schema: z.ZodType, data: unknown): boolean {
  const { error } = schema.safeParse(data);
  return !error?.issues.some((issue) => breaksShape(issue, data));
}
