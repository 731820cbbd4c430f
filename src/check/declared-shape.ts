import type { z } from "zod";

export type Issue = z.core.$ZodIssue;
export type Path = readonly PropertyKey[];

/** The value at a path of data; undefined if there is none. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      value !== null && typeof value === "object" ? Reflect.get(value, key) : undefined,
    data,
  );
}

/** Whether an issue is about an unknown or missing field or a wrong type, not about a value. */
function breaksShape(issue: Issue, data: unknown): boolean {
  if (["unrecognized_keys", "invalid_type"].includes(issue.code)) return true;
  return (valueAt(data, issue.path) ?? undefined) === undefined;
}

/** Whether data has exactly the declared fields with the right types, whatever their values. */
export function hasDeclaredShape<Schema extends z.ZodType>(
  schema: Schema,
  data: unknown,
): data is z.infer<Schema> {
  const { error } = schema.safeParse(data);
  return !error?.issues.some((issue) => breaksShape(issue, data));
}
