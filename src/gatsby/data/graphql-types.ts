import type { CreateSchemaCustomizationArgs, GatsbyNode } from "gatsby";
import { z } from "zod";
import { collections, isMarkdown, photoListType } from "../../content/collections";
import { listedPhoto } from "../../content/kinds/photos";
import { metaOf } from "../../content/schema-node";
import { pathFieldDefs } from "../../rendering/node-fields";
import { answerHtml } from "../../rendering/texts";
import { declareWithFacts, type FieldResolver, shown, textContext } from "./resolvers";

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** GraphQL type of a photo: its list entry and place. `galleryName` is its name if it is in the gallery. */
const photoTypeDefs = nodeTypeDefs("Photo", listedPhoto, [
  "set: String!",
  "number: Int!",
  "galleryName: String",
]);

const siteTypeDefs = `
type Site implements Node { siteMetadata: SiteMetadata! }
type SiteMetadata { siteUrl: String! enquiryService: EnquiryService! }
type EnquiryService { publicKey: String! serviceId: String! templateId: String! host: String! }`;

const answerOf = (basePath: string): FieldResolver<{ readonly answer: string }> => ({
  type: "String!",
  resolve: async ({ answer }, _args, context) =>
    answerHtml(answer, await textContext(context, basePath)),
});

function addResolvers({ actions, schema, basePath }: CreateSchemaCustomizationArgs): void {
  const added: Readonly<Record<string, Record<string, { type: string }>>> = {
    photos: { shown },
    questions: { answer: answerOf(basePath) },
  };
  const types = collections
    .filter(({ files }) => isMarkdown(files))
    .flatMap(({ type, schema: { shape } }) =>
      Object.entries(added)
        .filter(([field]) => field in shape)
        .map(([field, fields]) => ({ name: type + capitalize(field), fields })),
    );
  actions.createTypes(types.map((type) => schema.buildObjectType(type)));
}

/** Declares all fields of all types, so that queries work for fields that no content file has. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (args) => {
  const sdl = collections
    .filter(({ type }) => type !== photoListType)
    .map(({ type, schema, files }) =>
      nodeTypeDefs(type, schema, pathFieldDefs[type], isMarkdown(files)),
    );
  declareWithFacts(args);
  args.actions.createTypes([...sdl, photoTypeDefs, siteTypeDefs].join("\n\n"));
  addResolvers(args);
};

function fieldType(schema: z.ZodType, name: string, types: string[]): string {
  const kind = metaOf(schema)?.kind;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return fieldType(schema.unwrap() as z.ZodType, name, types).replace(/!(?=$| @)/, "");
  }
  if (schema instanceof z.ZodObject) {
    addType(types, name, schema);
    return `${name}!`;
  }
  if (schema instanceof z.ZodArray) {
    const item = fieldType(schema.element as z.ZodType, name, types);
    const [type, ...directives] = item.split(/ (?=@)/);
    return [`[${type}]!`, ...directives].join(" ");
  }
  if (kind === "photo") return "File! @fileByRelativePath";
  if (kind === "galleryPhoto") return 'Photo! @link(by: "galleryName")';
  if (schema instanceof z.ZodNumber) return kind === "integer" ? "Int!" : "Float!";
  // Text with links has its own resolver.
  if ((kind === "text" || kind === "prose") && !metaOf(schema)?.allowsLinks) {
    return "String! @withFacts";
  }
  if (schema instanceof z.ZodString || schema instanceof z.ZodEnum) return "String!";
  throw new TypeError(`No GraphQL type for the field ${name}`);
}

/** Adds the definition of an object type, and before it those of the objects in it. */
function addType(
  types: string[],
  name: string,
  schema: z.ZodObject,
  extra: readonly string[] = [],
): void {
  const [owner = name] = name.split(" ");
  const own = Object.entries(schema.shape).map(
    ([key, field]) => `${key}: ${fieldType(field as z.ZodType, owner + capitalize(key), types)}`,
  );
  types.push(`type ${name} @dontInfer {\n  ${[...own, ...extra].join("\n  ")}\n}`);
}

/**
 * GraphQL type definitions (SDL) of a type of Gatsby nodes, with a type for each nested object: the field
 * `memories` of `HomePage` has the type `HomePageMemories`.
 * @param extra field definitions in addition to those of the schema
 * @param isMarkdown whether the nodes have the field `childMarkdownRemark`
 * @throws TypeError for a schema type without a GraphQL counterpart
 */
function nodeTypeDefs(
  name: string,
  schema: z.ZodObject,
  extra?: readonly string[],
  isMarkdown = false,
): string {
  const markdown = isMarkdown ? ' @mimeTypes(types: ["text/markdown"])' : "";
  const types: string[] = [];
  addType(types, `${name} implements Node${markdown}`, schema, extra);
  return types.join("\n\n");
}
