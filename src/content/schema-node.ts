import { z } from "zod";
import { type FieldMeta, fieldMeta } from "./fields";

/** A schema without the mark that its field may be left out or empty. */
export function unwrap(schema: z.ZodType): z.ZodType {
  const isMarked = schema instanceof z.ZodOptional || schema instanceof z.ZodNullable;
  return isMarked ? unwrap(schema.unwrap() as z.ZodType) : schema;
}

/** What a field of an object, or an entry of a list, may hold; undefined where nothing is declared. */
export function childOf(parent: z.ZodType, key: PropertyKey): z.ZodType | undefined {
  const schema = unwrap(parent);
  if (schema instanceof z.ZodObject) {
    const shape: z.ZodRawShape = schema.shape;
    // Own fields only: every object also has a `constructor`, which no content declares.
    return Object.hasOwn(shape, key) ? (shape[String(key)] as z.ZodType) : undefined;
  }
  if (schema instanceof z.ZodArray) return schema.element as z.ZodType;
  return undefined;
}

/** What the field at a path may hold; undefined where nothing is declared. */
export function nodeAt(root: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
  return path.reduce<z.ZodType | undefined>((node, key) => node && childOf(node, key), root);
}

/** What is known of a field. */
export function metaOf(schema: z.ZodType | undefined): FieldMeta | undefined {
  return schema && fieldMeta.get(unwrap(schema));
}
