import type { Message, Problem } from "../../../check/problem";
import { collectionOf } from "../../../content/collections";
import { metaOf, nodeAt } from "../../../content/schema-node";
import { sourceKey } from "../format/content-format";
import { belowContent } from "./content-in-editor";
import type { FlatValues } from "./draft";

/** What is wrong and what to do. */
export const sentences = ({ what, fix }: Message) => `${what} ${fix}`;

/** What to show for an error that a change causes in another file. */
export function messageElsewhere(problem: Problem): string {
  const schema = collectionOf(belowContent(problem.file) ?? "")?.schema;
  const field = schema && problem.path && metaOf(nodeAt(schema, problem.path))?.label;
  const where = [metaOf(schema)?.label ?? problem.file, field && `polje „${field}”`];
  return `Ova izmjena bi napravila grešku na drugom mjestu: ${where.filter(Boolean).join(", ")}. Prvo promijenite to mjesto. ${problem.what}`;
}

/** Whether a value stands on a line of a file, or the line is one of several in it. */
function standsOn(line: string, value: unknown): boolean {
  if (typeof value !== "string" || value.trim() === "" || line.trim() === "") return false;
  return line.includes(value.trim()) || value.includes(line.trim());
}

/**
 * The field that a problem is shown at: its own, else the group around it, that on its line, the text
 * below the fields, or the title.
 * @param text of the file
 */
export function fieldOf(
  { path = [], place }: Partial<Pick<Problem, "path" | "place">>,
  values: FlatValues,
  text = "",
): string {
  const fields = Object.keys(values).filter((field) => field !== sourceKey);
  const paths = path.map((_key, index) => path.slice(0, path.length - index).join("."));
  const known = paths.find((one) => fields.some((field) => `${field}.`.startsWith(`${one}.`)));
  if (known) return known;
  const line = text.split("\n")[(place?.line ?? 0) - 1] ?? "";
  const onLine = fields.find((field) => standsOn(line, values[field]));
  if (onLine) return onLine;
  const preferred = path.length === 0 && place ? ["body", "title"] : ["title"];
  return preferred.find((field) => fields.includes(field)) ?? fields[0] ?? "";
}
