import fs from "node:fs/promises";
import type { CreateSchemaCustomizationArgs, GatsbyNode } from "gatsby";
import { collections, isMarkdown, photoListType } from "../../content/collections";
import { declareWithFacts, fillFactsInHtml } from "./centre-facts";
import { shapesOf } from "./drawing";
import { describeFileLinks } from "./file-links";
import { inlineHtml } from "./inline-html";
import { pathFieldDefs } from "./path-fields";
import { photoTypeDefs } from "./photo-nodes";
import type { FieldResolver } from "./resolver-types";
import { nodeTypeDefs } from "./sdl";
import { shown } from "./shown-photos-resolver";

/** Resolves an answer to HTML, with the links of running text. */
const answerOf = (basePath: string): FieldResolver<{ readonly answer: string }> => ({
  type: "String!",
  resolve: async ({ answer }, _args, context) =>
    describeFileLinks(
      await fillFactsInHtml(inlineHtml(answer, basePath), context),
      context,
      basePath,
    ),
});

/**
 * Resolves a perk's icon to inline SVG. As a file it would be requested before the photo above the fold:
 * browsers load lazy images from far below the viewport.
 */
const drawing: FieldResolver = {
  type: "String!",
  async resolve(source, _args, { nodeModel }) {
    const filter = { sourceInstanceName: { eq: "icons" }, base: { eq: "paper.svg" } };
    const file = await nodeModel.findOne({ type: "File", query: { filter } });
    const sheet = file ? await fs.readFile(String(file.absolutePath), "utf8") : "";
    const shapes = shapesOf(sheet, String(source.icon));
    if (!shapes)
      throw new Error(
        `${source.icon} is not in static/icons/paper.svg, or is more than plain shapes on 64 × 64.`,
      );
    return shapes;
  },
};

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
    schema.buildObjectType({ name: "Perk", fields: { drawing } }),
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
  args.actions.createTypes([...sdl, photoTypeDefs].join("\n\n"));
  addResolvers(args);
};
