import fs from "node:fs";
import type { Field } from "@sveltia/cms";
import Ajv from "ajv";
import { z } from "zod";
import { collections } from "../../../../src/content/collections";
import { addedPhotosField } from "../../../../src/editor/model/added-photos";
import { createConfig } from "../../../../src/editor/page/config";

interface JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
}

/** Names of fields with the outlines of their subfields; `?` marks optional fields. */
type Outline = { readonly [name: string]: Outline };

function outlineSchema({ properties = {}, required = [], items, anyOf }: JsonSchema): Outline {
  const [first] = anyOf ?? [];
  if (first) return outlineSchema(first);
  if (items) return outlineSchema(items);
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const isOptional = !required.includes(name) || schema.anyOf;
      return [isOptional ? `${name}?` : name, outlineSchema(schema)];
    }),
  );
}

/** Return the outline of a field's subfields. A focus point is a single field of the form. */
function outlineBelow(field: Field): Outline {
  if (field.widget === "focus-point") return { x: {}, y: {} };
  return "fields" in field && Array.isArray(field.fields) ? outlineFields(field.fields) : {};
}

function outlineFields(fields: readonly Field[]): Outline {
  return Object.fromEntries(
    fields.map((field) => [
      "required" in field && field.required === false ? `${field.name}?` : field.name,
      outlineBelow(field),
    ]),
  );
}

const config = createConfig({ repository: "vrtic/stranica", siteUrl: "https://example.com/" });
const edited = new Map(
  config.collections?.flatMap((collection): [string, Field[]][] => {
    if ("files" in collection) return collection.files.map(({ file, fields }) => [file, fields]);
    if (!("folder" in collection)) return [];
    return [
      [`${collection.folder}/${collection.nested ? "*/*" : "*"}.md`, collection.fields ?? []],
    ];
  }),
);

it.each(collections.map(({ glob, schema }) => [glob, schema] as const))(
  "%s has the fields of its schema, in its order",
  (glob, schema) => {
    const all = edited.get(`content/${glob}`) ?? [];
    // A page may have a field "body" in a group; the file's own is Markdown.
    const fields = all.filter(({ name }) => name !== "body" && name !== addedPhotosField.name);
    const outline = outlineSchema(z.toJSONSchema(schema) as JsonSchema);
    expect(Object.keys(outline).length).toBeGreaterThan(0);
    expect(JSON.stringify(outlineFields(fields))).toBe(JSON.stringify(outline));
  },
);

it.each(collections.map(({ glob, bodyLabel }) => [glob, bodyLabel] as const))(
  "%s has its body as Markdown: %s",
  (glob, body) => {
    const last = edited.get(`content/${glob}`)?.at(-1);
    if (body) expect(last).toMatchObject({ name: "body", label: body, widget: "markdown-field" });
    else expect(last?.name).not.toBe("body");
  },
);

it.each(["/contact#podaci", "/program#{{filename}}", "/{{dirname}}#{{filename}}"])(
  "a form leads to the place of its file, %s",
  (path) => expect(JSON.stringify(config)).toContain(`"preview_path":"${path}"`),
);

it("is what the editor's own schema allows", () => {
  const schema = fs.readFileSync("node_modules/@sveltia/cms/schema/sveltia-cms.json", "utf8");
  const validate = new Ajv({ unknownFormats: "ignore" }).compile(JSON.parse(schema));
  validate(JSON.parse(JSON.stringify(config)));
  expect(validate.errors ?? []).toEqual([]);
});

/** Return fields and all their subfields. */
const withBelow = (fields: readonly Field[]): Field[] =>
  fields.flatMap((field) => [
    field,
    ...("fields" in field && Array.isArray(field.fields) ? withBelow(field.fields) : []),
  ]);

it("stores each photo where its file is looked for", () => {
  const folders = (file: string) =>
    withBelow(edited.get(`content/${file}`) ?? [])
      .filter(({ widget }) => widget === "image")
      .map((field) => [field.name, "media_folder" in field ? field.media_folder : undefined]);
  const day = ["photo", "/content/gallery"];
  expect(folders("pages/program.md")).toEqual([["photo", undefined], day]);
  expect(folders("pages/home.md")).toEqual([day]);
  expect(folders("gallery/photos.yml").at(-1)).toEqual(["photo", undefined]);
});
