import type { z } from "zod";
import { childOf, metaOf } from "./schema-node";
import { bindShortWords } from "./typography";

function typeset(schema: z.ZodType | undefined, value: unknown): unknown {
  if (typeof value === "string") {
    return metaOf(schema)?.kind === "prose" ? bindShortWords(value) : value;
  }
  if (!schema || value === null || typeof value !== "object") return value;
  if (Array.isArray(value))
    return value.map((item, index) => typeset(childOf(schema, index), item));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, typeset(childOf(schema, key), item)]),
  );
}

/**
 * Validates the fields of a content file and sets no-break spaces in running text.
 * @param file its path in the project, for the message
 * @throws Error that names the file and its invalid fields; `npm run check` explains them to staff
 */
export function parseContent<Schema extends z.ZodType>(
  schema: Schema,
  data: unknown,
  file: string,
): z.infer<Schema> {
  const result = schema.safeParse(data);
  if (!result.success) {
    const problems = result.error.issues.map(
      ({ path, message }) => `  ${path.join(".") || "(file)"}: ${message}`,
    );
    throw new Error([file, ...problems].join("\n"));
  }
  return typeset(schema, result.data) as z.infer<Schema>;
}
