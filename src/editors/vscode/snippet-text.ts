import { z } from "zod";
import { pages } from "../../check/targets";
import { dayNames, type FieldMeta, iconNames } from "../../content/fields";
import { metaOf, unwrap } from "../../content/schema-node";

/** Gives the next tab stop of a snippet, from 1 up. */
export type TabStops = () => number;

/** Tab stops of one snippet. */
export function tabStops(): TabStops {
  let last = 0;
  return () => {
    last += 1;
    return last;
  };
}

/** A text as it has to stand in a tab stop (VS Code's snippet syntax). */
const escaped = (text: string) => text.replace(/[\\$}]/g, "\\$&");

/** A tab stop with a text that is selected, to be written over. */
export function selected(stop: number, text: string): string {
  return `\${${stop}:${escaped(text)}}`;
}

const choice = (stop: number, values: readonly string[]) => `\${${stop}|${values.join(",")}|}`;

const quoted = (text: string) => `"${text}"`;

/** What stands in a field until somebody writes it. */
function sampleText({ label, example, placeholders = [] }: FieldMeta): string {
  const written = example?.replace(/^"(.*)"$/, "$1");
  return written ?? [label, ...placeholders.map((name) => `{${name}}`)].join(" ");
}

/** The value of a field that is no group or list, with one tab stop. */
export function valueSnippet(meta: FieldMeta, stop: number): string {
  switch (meta.kind) {
    case "icon":
      return quoted(choice(stop, iconNames));
    case "choice":
      return quoted(choice(stop, meta.choices ?? []));
    case "weekday":
      return quoted(choice(stop, dayNames));
    case "link":
      return quoted(choice(stop, pages));
    case "flag":
      return choice(stop, ["true", "false"]);
    case "number":
    case "whole":
      return selected(stop, sampleText(meta));
    default:
      return quoted(selected(stop, sampleText(meta)));
  }
}

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`);

/** How many items a list has to have, where that is declared. */
function exactLength(list: z.ZodArray): number | undefined {
  const checks = list._zod.def.checks ?? [];
  return checks.find((check) => check instanceof z.core.$ZodCheckLengthEquals)?._zod.def.length;
}

/** The lines of a field: its name and what belongs under it. */
export function fieldLines(key: string, schema: z.ZodType, next: TabStops): string[] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodObject) return [`${key}:`, ...indented(groupLines(inner, next))];
  if (inner instanceof z.ZodArray) {
    const items = Array.from({ length: exactLength(inner) ?? 1 }, () =>
      itemLines(inner.element as z.ZodType, next),
    );
    return [`${key}:`, ...indented(items.flat())];
  }
  const meta = metaOf(inner);
  return meta ? [`${key}: ${valueSnippet(meta, next())}`] : [];
}

/** The fields that a group has to have. */
export function requiredFields(group: z.ZodObject): [string, z.ZodType][] {
  return Object.entries(group.shape as Record<string, z.ZodType>).filter(
    ([, field]) => !(field instanceof z.ZodOptional),
  );
}

/** The lines of every field that a group has to have. */
export function groupLines(group: z.ZodObject, next: TabStops): string[] {
  return requiredFields(group).flatMap(([key, field]) => fieldLines(key, field, next));
}

/** The lines of one item of a list. */
export function itemLines(item: z.ZodType, next: TabStops): string[] {
  const meta = metaOf(item);
  if (!(item instanceof z.ZodObject)) return meta ? [`- ${valueSnippet(meta, next())}`] : [];
  const [first = "", ...others] = groupLines(item, next);
  return [`- ${first}`, ...indented(others)];
}
