import { collectionOf } from "../../content/collections";
import { type ContentField, describeField, getFieldAt } from "../../content/schema";
import { type Fields, isEmpty, isFields } from "../../content/values";

/** Remove what a form leaves empty. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (!isFields(value)) return value;
  const filled = Object.entries(value).filter(([, one]) => !isEmpty(one));
  return Object.fromEntries(filled.map(([name, one]) => [name, withoutEmpty(one)]));
}

/** Replace invalid fields with their stored values, and drop invalid items of a list. */
function repaired(field: ContentField, value: unknown, stored: unknown): unknown {
  if (field.kind === "list" && Array.isArray(value))
    // A form has more in an item than its file.
    return value
      .map((item) => validValue(field.item, item, undefined))
      .filter((item) => item !== undefined);
  if (!("fields" in field) || !isFields(value)) return value;
  const old = isFields(stored) ? stored : {};
  return Object.fromEntries(
    [...field.fields].map(([name, one]) => [name, validValue(one, value[name], old[name])]),
  );
}

/** Return a value if it is valid, else what can be repaired of it, else what is stored. */
function validValue(field: ContentField, value: unknown, stored: unknown): unknown {
  const isValid = (one: unknown) => field.schema.safeParse(one).success;
  if (isValid(value)) return value;
  const candidate = repaired(field, value, stored);
  return isValid(candidate) ? candidate : stored;
}

/** Return whether no page can do without a file: a week without days has no next opening. */
const isRequired = (file: string) => file.startsWith("site/");

/** Return the label of the first field that is not valid, and so not shown; undefined if all are shown. */
export function invalidField(file: string, fields: Fields): string | undefined {
  const schema = isRequired(file) ? collectionOf(file)?.schema : undefined;
  const filled = withoutEmpty(fields);
  const issues = schema?.safeParse(filled).error?.issues ?? [];
  // A form has more in it than its file, and nothing for a list that may be null.
  const wrong = issues.find(({ code, path: [name = ""] }) => {
    const mayBeNull = schema?.shape[String(name)]?.safeParse(null).success;
    return code !== "unrecognized_keys" && !(mayBeNull && !(name in Object(filled)));
  });
  return schema && wrong && getFieldAt(schema, wrong.path)?.label;
}

/** Return the fields of a draft that can be shown: as written, or for files of the site as far as they are valid. */
export function validFields(file: string, draft: Fields, stored: Fields = {}): Fields {
  const schema = isRequired(file) ? collectionOf(file)?.schema : undefined;
  if (!schema) return draft;
  return validValue(describeField(schema), withoutEmpty(draft), withoutEmpty(stored)) as Fields;
}
