import type { z } from "zod";
import { fieldMeta } from "./fields";
import { bindShortWords } from "./typography";

/** A content file whose fields are not as declared. The message names the file and each field. */
export class ContentError extends Error {
  override readonly name = "ContentError";
}

function typeset(schema: z.ZodType, value: unknown): unknown {
  const { def } = schema as z.ZodType & { def: { type: string; innerType?: z.ZodType } };
  if (def.type === "optional" && def.innerType && value !== undefined) {
    return typeset(def.innerType, value);
  }
  if (typeof value === "string") {
    return fieldMeta.get(schema)?.prose ? bindShortWords(value) : value;
  }
  if (Array.isArray(value)) {
    const { element } = schema as z.ZodArray<z.ZodType>;
    return value.map((item) => typeset(element, item));
  }
  if (value !== null && typeof value === "object") {
    const { shape } = schema as z.ZodObject;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, typeset(shape[key] as z.ZodType, item)]),
    );
  }
  return value;
}

/**
 * Checks the fields of one content file and makes running text ready to print.
 * @param schema what the file may hold
 * @param data what it holds
 * @param file its path below the project, for the message
 * @returns the data, with no-break spaces in running text
 * @throws ContentError naming file and fields
 */
export function parseContent<Schema extends z.ZodObject>(
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
