import type { z } from "zod";

/**
 * Validate the fields of a content file.
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
  return result.data;
}
