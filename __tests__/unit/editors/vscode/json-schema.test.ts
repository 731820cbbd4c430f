/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { textsOf } from "../../../../src/check/check-fields";
import { type ContentFile, readContentFile } from "../../../../src/check/content-file";
import { collectionOf, collections } from "../../../../src/content/collections";
import { iconNames } from "../../../../src/content/fields";
import { metaOf, unwrap } from "../../../../src/content/schema-node";
import { dayNames } from "../../../../src/content/week";
import { type EditorSchema, editorSchema } from "../../../../src/editors/vscode/json-schema";
import { memoriesCount, notFoundPath, pages } from "../../../../src/site";
import { siteContent } from "../../../support/site";

function schemaOf(file: string): EditorSchema {
  const collection = collectionOf(file);
  if (!collection) throw new Error(`${file} belongs to no kind`);
  return editorSchema(collection);
}

/** The JSON Schema at a path of the content. */
function jsonAt(json: EditorSchema, keys: readonly PropertyKey[]): EditorSchema {
  return keys.reduce<EditorSchema>((node, key) => {
    const { properties, items } = node as Record<string, EditorSchema>;
    return (properties?.[String(key)] ?? items ?? {}) as EditorSchema;
  }, json);
}

const at = (file: string, ...keys: PropertyKey[]) => jsonAt(schemaOf(file), keys);

/** Every declared field and list entry, with its path. */
function fieldsOf(schema: z.ZodType, keys: PropertyKey[] = []): [PropertyKey[], z.ZodType][] {
  const inner = unwrap(schema);
  const children: [PropertyKey, z.ZodType][] =
    inner instanceof z.ZodObject
      ? Object.entries(inner.shape as Record<string, z.ZodType>)
      : inner instanceof z.ZodArray
        ? [[0, inner.element as z.ZodType]]
        : [];
  return [[keys, schema], ...children.flatMap(([key, child]) => fieldsOf(child, [...keys, key]))];
}

it.each(collections.map((collection) => [collection.files, collection] as const))(
  "the schema for %s names every field in Bosnian, and has no property of FieldMeta",
  (_files, collection) => {
    const json = editorSchema(collection);
    for (const [keys, schema] of fieldsOf(collection.schema)) {
      const node = jsonAt(json, keys);
      const label = metaOf(schema)?.label;
      expect(node).toMatchObject({ title: label });
      expect(node.markdownDescription).toMatch(new RegExp(`^${label}: `));
      const own = ["kind", "label", "hint", "example", "placeholders"];
      expect(own.filter((word) => word in node)).toEqual([]);
      if (node.type === "object") expect(node.additionalProperties).toBe(false);
    }
  },
);

describe("the schema", () => {
  it("of a time", () => {
    const hint = "Sati i minute s dvotačkom, pod navodnicima i bez slova h.";
    const errorMessage = `Ovdje ide vrijeme. ${hint} Primjer: "06:30"`;
    expect(at("site/centre.yml", "hours", "days", 0, "opens")).toEqual({
      type: "string",
      pattern: "^([01]\\d|2[0-3]):[0-5]\\d$",
      title: "Otvaranje",
      description: hint,
      markdownDescription: `Otvaranje: vrijeme. ${hint} Primjer: \`"06:30"\``,
      errorMessage,
      patternErrorMessage: errorMessage,
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a tab stop of VS Code
      defaultSnippets: [{ label: '"06:30"', body: '"${1:06:30}"' }],
    });
  });

  it("of an icon and of a weekday lists the names", () => {
    expect(at("perks/team.md", "icon")).toMatchObject({
      enum: [...iconNames],
      errorMessage: expect.stringContaining("varied-programme"),
    });
    expect(at("site/centre.yml", "hours", "days", 0, "to")).toMatchObject({ enum: [...dayNames] });
  });

  it("of a group has no message, since the editor's own names the field", () => {
    expect(at("site/centre.yml", "hours")).not.toHaveProperty("errorMessage");
    expect(at("site/centre.yml", "hours").required).toEqual(["days"]);
  });

  it("of a link offers the pages, except the 404 page", () => {
    const { defaultSnippets, pattern } = at("site/navigation.yml", "items", 0, "to");
    expect((defaultSnippets as EditorSchema[]).map(({ label }) => label)).toEqual(
      pages.map(({ route }) => route).filter((route) => route !== notFoundPath),
    );
    const right = ["/", "/gallery#slika-7", "/program#prostor-17", "/upis"];
    const wrong = ["contact", "/Kontakt", "/o nama", "https://example.ba", "/šta"];
    const fits = (to: string) => new RegExp(String(pattern), "u").test(to);
    expect([...right, ...wrong].filter(fits)).toEqual(right);
  });

  it("of a text requires its placeholders", () => {
    const range = at("site/interface.yml", "hours", "range");
    expect(range.description).toBe(
      "U tekstu mora stajati {opens} i {closes}: to stranica sama zamjenjuje podatkom.",
    );
    const right = new RegExp(String(range.pattern), "u");
    expect(right.test("{opens}h - {closes}h")).toBe(true);
    expect(right.test("do {closes}h, od {opens}h")).toBe(true);
    expect(right.test("{opens}h")).toBe(false);
  });

  it("of a photo in a list requires its name only", () => {
    expect(at("gallery/photos.yml", "photos", 0)).toMatchObject({ required: ["photo"] });
    expect(at("pages/home.md", "memories", "photos")).toMatchObject({
      minItems: memoriesCount,
      maxItems: memoriesCount,
    });
  });
});

const textFiles = readdirSync(siteContent, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll(path.sep, "/"))
  .filter((file) => collectionOf(file));

test.each(textFiles)("no text in %s violates its schema", (file) => {
  const collection = collectionOf(file);
  const read =
    collection &&
    readContentFile(file, collection, readFileSync(path.join(siteContent, file), "utf8"));
  const json = schemaOf(file);
  for (const { path: keys, text } of textsOf(read?.content as ContentFile)) {
    const { type, pattern } = jsonAt(json, keys);
    expect([keys, type]).toEqual([keys, "string"]);
    if (pattern) expect(text).toMatch(new RegExp(String(pattern), "u"));
  }
});

test("the check accepts the examples that completion inserts", () => {
  for (const { schema } of collections) {
    for (const [, field] of fieldsOf(schema)) {
      const meta = metaOf(field);
      if (meta?.example === undefined) continue;
      expect(unwrap(field).safeParse(parse(meta.example)).success).toBe(true);
    }
  }
});
