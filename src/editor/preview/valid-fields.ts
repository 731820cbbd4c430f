import { z } from "zod";
import { getCollection } from "../../content/collections";
import { getFieldAt } from "../../content/schema";
import { type Fields, isEmpty, isFields } from "../../content/values";

/** Remove what a form leaves empty, and what only the editor has in it: `__sc_item_id`. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (!isFields(value)) return value;
  const filled = Object.entries(value).filter(
    ([name, content]) => !name.startsWith("__") && !isEmpty(content),
  );
  return Object.fromEntries(filled.map(([name, content]) => [name, withoutEmpty(content)]));
}

/** Return the schema of a file that has to be valid: pages calculate with the facts of the site. */
const getRequiredSchema = (file: string) =>
  file.startsWith("site/") ? getCollection(file)?.schema : undefined;

/** Return the label of the first field for which a draft cannot be shown; undefined if it can. */
export function findInvalidField(file: string, draft: Fields): string | undefined {
  const schema = getRequiredSchema(file);
  const fields = withoutEmpty(draft) as Fields;
  const issues = schema?.safeParse(fields).error?.issues ?? [];
  // A form has nothing for a list that may be null.
  const wrong = issues.find(({ path: [name = ""] }) => {
    const mayBeNull = schema?.shape[String(name)] instanceof z.ZodNullable;
    return !(mayBeNull && !(name in fields));
  });
  return schema && wrong && (getFieldAt(schema, wrong.path)?.label ?? "");
}

/** Return the fields of a file that can be shown: the draft, or for invalid facts of the site what is stored. */
export function getShownFields(file: string, draft: Fields, stored: Fields = {}): Fields {
  if (!getRequiredSchema(file)) return draft;
  return findInvalidField(file, draft) === undefined ? (withoutEmpty(draft) as Fields) : stored;
}
