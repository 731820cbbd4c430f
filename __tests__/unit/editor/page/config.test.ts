import fs from "node:fs";
import type { Field } from "@sveltia/cms";
import Ajv from "ajv";
import { collections } from "../../../../src/content/collections";
import { createConfig } from "../../../../src/editor/page/config";

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

it("has a form for every content type", () => {
  expect([...edited.keys()].sort()).toEqual(
    collections.map(({ glob }) => `content/${glob}`).sort(),
  );
});

it.each([
  '"name":"photo","label":"Slika","required":true',
  '"name":"title","label":"Naslov slike","required":false',
])("demands only what the schema does: %s", (field) =>
  expect(JSON.stringify(config)).toContain(`{${field}`),
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
