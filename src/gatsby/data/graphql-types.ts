import type { CreateSchemaCustomizationArgs, GatsbyNode } from "gatsby";
import { collections, isMarkdown, photoListType } from "../../content/collections";
import { pathFieldDefs } from "../../rendering/path-fields";
import { answerHtml } from "../../rendering/texts";
import { photoTypeDefs } from "./photo-nodes";
import type { FieldResolver } from "./resolver-types";
import { nodeTypeDefs } from "./sdl";
import { shown } from "./shown-photos-resolver";
import { declareWithFacts, textContext } from "./text-context";

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
  const markdown = collections.filter(({ files }) => isMarkdown(files));
  actions.createTypes([
    ...markdown
      .filter(({ schema: { shape } }) => "photos" in shape)
      .map(({ type }) => schema.buildObjectType({ name: `${type}Photos`, fields: { shown } })),
    ...markdown
      .filter(({ schema: { shape } }) => "questions" in shape)
      .map(({ type }) =>
        schema.buildObjectType({
          name: `${type}Questions`,
          fields: { answer: answerOf(basePath) },
        }),
      ),
  ]);
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
