import type { z } from "zod";
import type { ContentFile } from "./content-file";

/** Return the fields of a file as its schema has them; undefined if it has another schema, or is not valid. */
export function getFieldsOf<Schema extends z.ZodObject>(
  { collection, data }: ContentFile,
  schema: Schema,
): z.infer<Schema> | undefined {
  return collection.schema === schema ? schema.safeParse(data).data : undefined;
}

/** Return the fields of the only file with a schema, if it is valid. */
export function findFieldsOf<Schema extends z.ZodObject>(
  contents: readonly ContentFile[],
  schema: Schema,
): z.infer<Schema> | undefined {
  const own = contents.find(({ collection }) => collection.schema === schema);
  return own && getFieldsOf(own, schema);
}
