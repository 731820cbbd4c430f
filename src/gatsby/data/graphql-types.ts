import type { GatsbyNode, Node } from "gatsby";
import type { z } from "zod";
import { type Collection, isMarkdown, nodeCollections } from "../../content/collections";
import { describeGroup } from "../../content/describe-field";
import { listedPhoto } from "../../content/schemas/photos";
import { contentTypes } from "../../site";
import { toGraphqlObject } from "./graphql-fields";

/**
 * Return the GraphQL definitions (SDL) of a type of nodes and of the objects in it.
 * @param added definitions of fields that the schema does not have
 * @param isMarkdown whether the nodes have the field `childMarkdownRemark`
 */
function formatNodeType(
  type: string,
  schema: z.ZodObject,
  added: readonly string[],
  isMarkdown = false,
): string {
  const suffix = ` implements Node${isMarkdown ? ' @mimeTypes(types: ["text/markdown"])' : ""}`;
  return toGraphqlObject(describeGroup(schema), type, { suffix, added }).definitions.join("\n\n");
}

const photoTypes = formatNodeType(contentTypes.photo, listedPhoto, [
  "set: String!",
  "number: Int!",
]);

const siteTypes = `
type Site implements Node { siteMetadata: SiteMetadata! }
type SiteMetadata { siteUrl: String! enquiryService: EnquiryService! }
type EnquiryService { publicKey: String! serviceId: String! templateId: String! host: String! }`;

/** Return the fields of a collection that its schema does not have (`render-content.ts`). */
function formatAddedFields({ pathFields = {}, schema }: Collection): string[] {
  const names = Object.keys(pathFields).filter((name) => !(name in schema.shape));
  return [...names.map((name) => `${name}: String!`), "position: Int!"];
}

/** Declare all fields of all types, so that queries work for fields that no content file has. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  const sdl = nodeCollections.map((collection) => {
    const { type, schema, glob } = collection;
    return formatNodeType(type, schema, formatAddedFields(collection), isMarkdown(glob));
  });
  actions.createTypes([...sdl, photoTypes, siteTypes].join("\n\n"));
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
