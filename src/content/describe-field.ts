import { z } from "zod";
import { type FieldKind, type FieldMeta, fieldMeta } from "./field-kinds";

interface FieldInfo extends Omit<FieldMeta, "kind"> {
  /** Whether the field may be left out. */
  readonly isOptional: boolean;
  readonly schema: z.ZodType;
}

/** A group, whose fields may be groups too. */
export interface GroupField extends FieldInfo {
  readonly kind: "group" | "point" | "selection";
  readonly fields: ReadonlyMap<string, ContentField>;
}

export interface ListField extends FieldInfo {
  readonly kind: "list";
  readonly item: ContentField;
}

export interface ValueField extends FieldInfo {
  readonly kind: Exclude<FieldKind, GroupField["kind"] | "list">;
}

/** A field of content as its schema describes it. */
export type ContentField = GroupField | ListField | ValueField;

/** Describe a group, as the schema of a collection is one. */
export const describeGroup = (schema: z.ZodObject) => describeField(schema) as GroupField;

/** Return the fields of a group that become data; the order of a file only sorts its nodes. */
export const listDataFields = ({ fields }: GroupField) =>
  [...fields].filter(([, { kind }]) => kind !== "order");

/**
 * Describe a field, with all fields in it. The casts are needed because zod does not type the parts of a schema.
 * @throws TypeError if a schema is not made by `field-kinds.ts`
 */
export function describeField(schema: z.ZodType): ContentField {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return { ...describeField(schema.unwrap() as z.ZodType), isOptional: true };
  const meta = fieldMeta.get(schema);
  if (!meta) throw new TypeError(`A field has no label: its schema is a ${schema.type}.`);
  const info = { ...meta, schema, isOptional: false };
  if (schema instanceof z.ZodObject) {
    const shape = Object.entries<z.ZodType>(schema.shape);
    const fields = new Map(shape.map(([name, field]) => [name, describeField(field)]));
    return { ...info, fields } as GroupField;
  }
  if (schema instanceof z.ZodArray)
    return { ...info, kind: "list", item: describeField(schema.element as z.ZodType) };
  return info as ValueField;
}

/** Return whether visitors read the value of a field as a text. */
export const isText = ({ kind }: ContentField) =>
  kind === "text" || kind === "paragraph" || kind === "inlineMarkdown";

/** Return the field at a path of data; undefined if the schema has none. */
export function getFieldAt(
  schema: z.ZodType,
  path: readonly PropertyKey[],
): ContentField | undefined {
  return path.reduce<ContentField | undefined>(
    (field, key) => field && getChild(field, key),
    describeField(schema),
  );
}

/** Return a field of a group, or the items of a list. */
export function getChild(field: ContentField, key: PropertyKey): ContentField | undefined {
  if (field.kind === "list") return field.item;
  return "fields" in field ? field.fields.get(String(key)) : undefined;
}

/** Return whether a field, or one of those in it, is of a kind. */
export function hasKind(field: ContentField, kind: FieldKind): boolean {
  if (field.kind === kind) return true;
  if (field.kind === "list") return hasKind(field.item, kind);
  return "fields" in field && [...field.fields.values()].some((inner) => hasKind(inner, kind));
}

/** Return the path of a field and those of the groups around it, innermost first: `day.title`, `day`. */
export const listEnclosingPaths = (path: readonly PropertyKey[]) =>
  path.map((_key, index) => path.slice(0, path.length - index).join("."));
