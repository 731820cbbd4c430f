import type { z } from "zod";
import { childOf, metaOf } from "./schema-node";
import { bindShortWords } from "./typography";

/** A content file whose fields are not as declared; `npm run check` explains it to staff. */
export class ContentError extends Error {
  override readonly name = "ContentError";
}

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
 * Checks the fields of one content file and makes running text ready to print.
 * @param schema what the file may hold
 * @param data what it holds
 * @param file its path below the project, for the message
 * @returns the data, with no-break spaces in running text
 * @throws ContentError naming file and fields
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
    throw new ContentError([file, ...problems].join("\n"));
  }
  return typeset(schema, result.data) as z.infer<Schema>;
}
