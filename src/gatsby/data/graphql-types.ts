import fs from "node:fs/promises";
import type { CreateSchemaCustomizationArgs, GatsbyNode } from "gatsby";
import { collections, isMarkdown, photoListType } from "../../content/collections";
import { declareWithFacts, fillFacts } from "./centre-facts";
import { placeFields } from "./content-place";
import { shapesOf } from "./drawing";
import type { Field } from "./field";
import { nameFiles } from "./file-links";
import { inlineHtml } from "./inline-html";
import { photoTypeDefs } from "./photo-nodes";
import { nodeTypeDefs } from "./sdl";
import { shown } from "./shown-photos";

/** An answer as HTML: its links are written as those of running text. */
const answerOf = (basePath: string): Field<{ readonly answer: string }> => ({
  type: "String!",
  resolve: async ({ answer }, _args, context) =>
    nameFiles(inlineHtml(await fillFacts(answer, context), basePath), context, basePath),
});

/**
 * The shapes of a perk card's icon, as SVG. As a file it would be asked for before the photo of the
 * first view: the cards lie below it, and browsers load lazy images from far below.
 */
const drawing: Field = {
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

/** Declares every content type in full, so that a field left out of every file still builds. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (args) => {
  const sdl = collections
    .filter(({ type }) => type !== photoListType)
    .map(({ type, schema, files }) =>
      nodeTypeDefs(type, schema, placeFields[type], isMarkdown(files)),
    );
  declareWithFacts(args);
  args.actions.createTypes([...sdl, photoTypeDefs].join("\n\n"));
  addResolvers(args);
};
