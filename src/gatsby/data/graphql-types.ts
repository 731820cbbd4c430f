import type { GatsbyNode, Node } from "gatsby";
import { z } from "zod";
import { type Collection, collections, isMarkdown, photoListType } from "../../content/collections";
import { listedPhoto } from "../../content/kinds/photos";
import { metaOf } from "../../content/schema";
import { photoType } from "../../rendering/content-nodes";

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const photoTypeDefs = nodeTypeDefs(photoType, listedPhoto, ["set: String!", "number: Int!"]);

const siteTypeDefs = `
type Site implements Node { siteMetadata: SiteMetadata! }
type SiteMetadata { siteUrl: String! enquiryService: EnquiryService! }
type EnquiryService { publicKey: String! serviceId: String! templateId: String! host: String! }`;

/** Return the fields of a collection that its schema does not have (`content-nodes.ts`). */
function addedFieldDefs({ fromPath = {}, schema }: Collection): string[] {
  const names = Object.keys(fromPath).filter((name) => !(name in schema.shape));
  return [...names.map((name) => `${name}: String!`), "position: Int!"];
}

/** Declare all fields of all types, so that queries work for fields that no content file has. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  const sdl = collections
    .filter(({ type }) => type !== photoListType)
    .map((one) => nodeTypeDefs(one.type, one.schema, addedFieldDefs(one), isMarkdown(one.files)));
  actions.createTypes([...sdl, photoTypeDefs, siteTypeDefs].join("\n\n"));
};

/** The part of a resolver's context that is used here, which Gatsby does not type. */
interface ResolverContext {
  readonly nodeModel: { getNodeById(query: { id: string }): Node | null };
}

/** Resolve the HTML of Markdown, which is rendered with the other fields of its file. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }) => {
  const resolve = ({ parent }: Node, _args: object, { nodeModel }: ResolverContext) =>
    nodeModel.getNodeById({ id: parent ?? "" })?.html;
  createResolvers({ MarkdownRemark: { html: { resolve } } });
};

function fieldType(schema: z.ZodType, name: string, types: string[]): string {
  const kind = metaOf(schema)?.kind;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return fieldType(schema.unwrap() as z.ZodType, name, types).replace(/!(?=$| @)/, "");
  }
  if (schema instanceof z.ZodObject) {
    addType(types, name, schema, kind === "selection" ? [`shown: [${photoType}!]! @link`] : []);
    return `${name}!`;
  }
  if (schema instanceof z.ZodArray) {
    const item = fieldType(schema.element as z.ZodType, name, types);
    const [type, ...directives] = item.split(/ (?=@)/);
    return [`[${type}]!`, ...directives].join(" ");
  }
  if (kind === "photo") return "File! @link";
  if (kind === "galleryPhoto") return `${photoType}! @link`;
  if (schema instanceof z.ZodNumber) return kind === "integer" ? "Int!" : "Float!";
  if (schema instanceof z.ZodString || schema instanceof z.ZodEnum) return "String!";
  throw new TypeError(`No GraphQL type for the field ${name}`);
}

/** Add the definition of an object type, and before it those of the objects in it. */
function addType(
  types: string[],
  name: string,
  schema: z.ZodObject,
  extra: readonly string[] = [],
): void {
  const [owner = name] = name.split(" ");
  const own = Object.entries(schema.shape)
    .filter(([, field]) => metaOf(field as z.ZodType)?.kind !== "position")
    .map(
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
