import { z } from "zod";
import { type Collection, collections, isMarkdown } from "../../content/collections";
import { fileAddress } from "../../content/file-rules";
import { metaOf, unwrap } from "../../content/schema-node";
import { fieldLines, groupLines, itemLines, selected, tabStops } from "./snippet-text";

/** One entry of a `.code-snippets` file. */
export interface Snippet {
  readonly scope: "markdown";
  readonly prefix: string;
  readonly description: string;
  readonly body: readonly string[];
}

const labelOf = (schema: z.ZodType) => metaOf(schema)?.label ?? "";

/** `Kartica na početnoj` → `kartica-na-početnoj`: one word, which editors complete at a time. */
const prefixOf = (label: string) => (label.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).join("-");

function snippet(label: string, description: string, body: readonly string[]): Snippet {
  return { scope: "markdown", prefix: prefixOf(label), description, body };
}

/** The whole of a Markdown file. */
function fileSnippet({ schema, body, files }: Collection): Snippet[] {
  if (!(schema instanceof z.ZodObject)) return [];
  const next = tabStops();
  const fields = groupLines(schema, next);
  const text = body ? ["", selected(next(), body), ""] : [""];
  const description = `Cijela datoteka content/${files}`;
  return [snippet(labelOf(schema), description, ["---", ...fields, "---", ...text])];
}

/** What may be added to a file that is right: an item of a list, a field that may be left out. */
function partSnippets(schema: z.ZodType): Snippet[] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray) {
    const item = inner.element as z.ZodType;
    const label = labelOf(item);
    const own = snippet(label, `${label}: nova stavka liste`, itemLines(item, tabStops()));
    return [own, ...partSnippets(item)];
  }
  if (!(inner instanceof z.ZodObject)) return [];
  return Object.entries(inner.shape as Record<string, z.ZodType>).flatMap(([key, field]) => {
    const label = labelOf(field);
    const own = snippet(label, `Polje „${key}”`, fieldLines(key, field, tabStops()));
    return [...(field instanceof z.ZodOptional ? [own] : []), ...partSnippets(field)];
  });
}

/** A link in running text to a file to download, which has no field. */
const fileLink = snippet("Dokument", "Link na PDF iz foldera content/files", [
  `[${selected(1, "Zahtjev za upis")}](${fileAddress(selected(2, "zahtjev.pdf"))})`,
]);

/**
 * Snippets for Markdown files, by name. Those for fields stand in for completion from the schemas: Red Hat's extension reads YAML files, but not the fields of Markdown files
 * (redhat-developer/vscode-yaml#207).
 */
export function markdownSnippets(): Record<string, Snippet> {
  const files = collections.filter((collection) => isMarkdown(collection.files));
  // Sections of the programme and of other pages are written alike.
  const kinds = files.filter((one) => files.find(({ schema }) => schema === one.schema) === one);
  const snippets = [
    ...kinds.flatMap(fileSnippet),
    ...files.flatMap(({ schema }) => partSnippets(schema)),
    fileLink,
  ];
  return Object.fromEntries(snippets.map((one) => [one.prefix, one]));
}
