import { z } from "zod";
import { collectionOf } from "../content/collections";
import { metaOf, nodeAt, unwrap } from "../content/schema-node";
import { type Fields, isEmpty, isFields } from "../content/values";

/** Without what a form leaves empty. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (!isFields(value)) return value;
  const filled = Object.entries(value).filter(([, one]) => !isEmpty(one));
  return Object.fromEntries(filled.map(([name, one]) => [name, withoutEmpty(one)]));
}

/** A value with its own parts made sound: fields one by one, a list without the items that are not. */
function repaired(type: z.ZodType, value: unknown, stored: unknown): unknown {
  if (type instanceof z.ZodArray && Array.isArray(value))
    // A form has more in an item than its file.
    return value
      .map((item) => nearest(type.element as z.ZodType, item, undefined))
      .filter((item) => item !== undefined);
  if (!(type instanceof z.ZodObject) || !isFields(value)) return value;
  const old = isFields(stored) ? stored : {};
  const fields = Object.entries<z.ZodType>(type.shape as Record<string, z.ZodType>);
  return Object.fromEntries(
    fields.map(([name, field]) => [name, nearest(field, value[name], old[name])]),
  );
}

function nearest(schema: z.ZodType, value: unknown, stored: unknown): unknown {
  const isSound = (one: unknown) => schema.safeParse(one).success;
  if (isSound(value)) return value;
  const mended = repaired(unwrap(schema), value, stored);
  return isSound(mended) ? mended : stored;
}

/** Facts of the site that no page can do without: a week without days has no next opening. */
export const isFacts = (file: string) => file.startsWith("site/");

/** The label of the first fact of a file that is not valid, and so not shown; undefined if all are shown. */
export function wrongFact(file: string, fields: Fields): string | undefined {
  const schema = isFacts(file) ? collectionOf(file)?.schema : undefined;
  const filled = withoutEmpty(fields);
  const issues = schema?.safeParse(filled).error?.issues ?? [];
  // A form has more in it than its file, and nothing for a list that may be null.
  const wrong = issues.find(({ code, path: [name = ""] }) => {
    const mayBeNull = schema?.shape[String(name)] instanceof z.ZodNullable;
    return code !== "unrecognized_keys" && !(mayBeNull && !(name in Object(filled)));
  });
  return schema && wrong && metaOf(nodeAt(schema, wrong.path))?.label;
}

/** A file's fields as far as its schema allows them, else as stored: the site counts on its facts. */
export function soundFields(schema: z.ZodType, value: unknown, stored: unknown): unknown {
  return nearest(schema, withoutEmpty(value), withoutEmpty(stored));
}
