import { sourceKey } from "../format/content-format";
import type { Entry } from "./types";

export const getEntryPath = ({ locales }: Entry) => locales._default.path;

/** Return the text of a file as it was loaded. */
export const getEntryText = ({ locales }: Entry) =>
  String(locales._default.content[sourceKey] ?? "");

/** Return a copy of a file with another text, but with the same fields. */
export function withEntryText(entry: Entry, text: unknown): Entry {
  const { _default } = entry.locales;
  const content = { ..._default.content, [sourceKey]: text };
  return { ...entry, locales: { ...entry.locales, _default: { ..._default, content } } };
}
