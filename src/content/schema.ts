import { z } from "zod";
import { type FieldKind, type FieldMeta, fieldMeta } from "./fields";

/** Return the schema inside `optional()` and `nullable()`. */
export function unwrap(schema: z.ZodType): z.ZodType {
  const isWrapped = schema instanceof z.ZodOptional || schema instanceof z.ZodNullable;
  return isWrapped ? unwrap(schema.unwrap() as z.ZodType) : schema;
}

/** Return the schema of a field of an object or of an entry of a list; undefined if there is none. */
export function childOf(parent: z.ZodType, key: PropertyKey): z.ZodType | undefined {
  const schema = unwrap(parent);
  if (schema instanceof z.ZodObject) {
    const shape: z.ZodRawShape = schema.shape;
    // Not `shape[key]`: every object inherits `constructor` and the like.
    return Object.hasOwn(shape, key) ? (shape[String(key)] as z.ZodType) : undefined;
  }
  if (schema instanceof z.ZodArray) return schema.element as z.ZodType;
  return undefined;
}

/** Return the schema at a path; undefined if there is none. */
export function nodeAt(root: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
  return path.reduce<z.ZodType | undefined>((node, key) => node && childOf(node, key), root);
}

/** Return whether a schema, or one of the fields below it, is of a kind. */
export function hasKind(schema: z.ZodType, kind: FieldKind): boolean {
  const type = unwrap(schema);
  if (metaOf(type)?.kind === kind) return true;
  if (type instanceof z.ZodArray) return hasKind(type.element as z.ZodType, kind);
  if (!(type instanceof z.ZodObject)) return false;
  return Object.values(type.shape).some((field) => hasKind(field as z.ZodType, kind));
}

/** Return the metadata of a field. */
export function metaOf(schema: z.ZodType | undefined): FieldMeta | undefined {
  return schema && fieldMeta.get(unwrap(schema));
}

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
