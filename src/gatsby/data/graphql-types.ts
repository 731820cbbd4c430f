import type { GatsbyNode, Node } from "gatsby";
import type { z } from "zod";
import { type Collection, collections, isMarkdown, photoListType } from "../../content/collections";
import { listedPhoto } from "../../content/kinds/photos";
import { type ContentField, describeGroup, type GroupField } from "../../content/schema";
import { photoType } from "../../rendering/render-content";

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const photoTypes = formatNodeType(photoType, listedPhoto, ["set: String!", "number: Int!"]);

const siteTypes = `
type Site implements Node { siteMetadata: SiteMetadata! }
type SiteMetadata { siteUrl: String! enquiryService: EnquiryService! }
type EnquiryService { publicKey: String! serviceId: String! templateId: String! host: String! }`;

/** Return the fields of a collection that its schema does not have (`render-content.ts`). */
function formatAddedFields({ fromPath = {}, schema }: Collection): string[] {
  const names = Object.keys(fromPath).filter((name) => !(name in schema.shape));
  return [...names.map((name) => `${name}: String!`), "position: Int!"];
}

/** Declare all fields of all types, so that queries work for fields that no content file has. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  const sdl = collections
    .filter(({ type }) => type !== photoListType)
    .map((one) =>
      formatNodeType(one.type, one.schema, formatAddedFields(one), isMarkdown(one.files)),
    );
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

/** Return whether a field holds the ids of nodes. */
function isLink(field: ContentField): boolean {
  return field.kind === "list" ? isLink(field.item) : /^(?:photo|galleryPhoto)$/.test(field.kind);
}

/** Return the type of a field, and add the definitions of the objects in it. */
function formatType(field: ContentField, name: string, types: string[]): string {
  const formatValueType = () => {
    switch (field.kind) {
      case "list":
        return `[${formatType(field.item, name, types)}]`;
      case "group":
      case "point":
      case "selection":
        addType(types, name, field);
        return name;
      case "photo":
        return "File";
      case "galleryPhoto":
        return photoType;
      case "integer":
        return "Int";
      case "number":
        return "Float";
      default:
        return "String";
    }
  };
  return formatValueType() + (field.isOptional ? "" : "!");
}

/** Add the definition of an object type, and before it those of the objects in it. */
function addType(
  types: string[],
  name: string,
  { kind, fields }: GroupField,
  extra: readonly string[] = kind === "selection" ? [`shown: [${photoType}!]! @link`] : [],
): void {
  const [owner = name] = name.split(" ");
  const own = [...fields]
    .filter(([, field]) => field.kind !== "position")
    .map(([key, field]) => {
      const type = formatType(field, owner + capitalize(key), types);
      return `${key}: ${type}${isLink(field) ? " @link" : ""}`;
    });
  types.push(`type ${name} @dontInfer {\n  ${[...own, ...extra].join("\n  ")}\n}`);
}

/**
 * GraphQL type definitions (SDL) of a type of Gatsby nodes, with a type for each nested object: the field
 * `memories` of `HomePage` has the type `HomePageMemories`.
 * @param extra field definitions in addition to those of the schema
 * @param isMarkdown whether the nodes have the field `childMarkdownRemark`
 */
function formatNodeType(
  name: string,
  schema: z.ZodObject,
  extra: readonly string[],
  isMarkdown = false,
): string {
  const markdown = isMarkdown ? ' @mimeTypes(types: ["text/markdown"])' : "";
  const types: string[] = [];
  addType(types, `${name} implements Node${markdown}`, describeGroup(schema), extra);
  return types.join("\n\n");
}
