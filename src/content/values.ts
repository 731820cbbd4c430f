export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Return whether nothing is filled in: the editor writes each of these for a field left empty. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === "") return true;
  return typeof value === "object" && Object.values(value).every(isEmpty);
}

/** Return whether values are equal, apart from what the editor changes by itself: it trims texts and adds empty fields. */
export function isEquivalent(one: unknown, other: unknown): boolean {
  if (isEmpty(one) || isEmpty(other)) return isEmpty(one) && isEmpty(other);
  if (typeof one === "string" && typeof other === "string") return one.trim() === other.trim();
  if (Array.isArray(one) && Array.isArray(other)) {
    return (
      one.length === other.length && one.every((item, index) => isEquivalent(item, other[index]))
    );
  }
  if (!isFields(one) || !isFields(other)) return one === other;
  const keys = [...Object.keys(one), ...Object.keys(other)];
  return keys.every((key) => isEquivalent(one[key], other[key]));
}

/** Content as a GraphQL query returns it: an optional field that the file leaves out is null. */
export type QueryResult<Content> = Content extends readonly (infer Item)[]
  ? readonly QueryResult<Item>[]
  : Content extends object
    ? {
        readonly [Field in keyof Content]:
          | QueryResult<Content[Field]>
          | NullIfOptional<Content[Field]>;
      }
    : Content;

type NullIfOptional<Field> = undefined extends Field ? null : never;
