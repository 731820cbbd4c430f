import { Scalar, stringify } from "yaml";

/** As our files are written: texts in double quotes, each on one line. */
const style = {
  lineWidth: 0,
  defaultStringType: "QUOTE_DOUBLE",
  defaultKeyType: "PLAIN",
  doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
  nullStr: "",
} as const;

/** Nothing follows the colon of a list without items. */
const withoutEmptyLists = (_key: unknown, value: unknown) =>
  Array.isArray(value) && value.length === 0 ? null : value;

/** New fields, or a new list, as YAML without a line end. */
export function render(value: unknown): string {
  return stringify(value, withoutEmptyLists, style).replace(/ +$/gm, "").trimEnd();
}

/** A text or a number in the style of the one it replaces, on one line. */
export function renderScalar(value: unknown, { type }: Scalar): string {
  const scalar = new Scalar(value);
  const isPlain = type === Scalar.PLAIN || type === Scalar.QUOTE_SINGLE;
  // In brackets, these would end a text without quotation marks.
  scalar.type = isPlain && !/[,[\]{}]/.test(String(value)) ? type : Scalar.QUOTE_DOUBLE;
  const written = stringify(scalar, style).trimEnd();
  if (!written.includes("\n")) return written;
  scalar.type = Scalar.QUOTE_DOUBLE;
  return stringify(scalar, style).trimEnd();
}
