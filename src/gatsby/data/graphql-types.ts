import fs from "node:fs/promises";
import type { CreateSchemaCustomizationArgs, GatsbyNode } from "gatsby";
import type { GraphQLObjectType } from "gatsby/graphql";
import { type Collection, collections, isMarkdown, photoListType } from "../../content/collections";
import { bindShortWordsInHtml } from "../../content/typography";
import { expectOfGatsby } from "../moved";
import { declareWithFacts, fillFacts } from "./centre-facts";
import { placeFields } from "./content-place";
import { shapesOf } from "./drawing";
import type { Field } from "./field";
import { nameFiles } from "./file-links";
import { escapeHtml, inlineHtml } from "./inline-html";
import { photoTypeDefs } from "./photo-nodes";
import { shapeRunningText } from "./running-text";
import { nodeTypeDefs } from "./sdl";
import { shown } from "./shown-photos";

/**
 * The body of a Markdown file as HTML, by gatsby-transformer-remark. Tags written in the file show as
 * text, by a plugin of its (`../tags-as-text`).
 */
const bodyOf = ({ headings }: Collection, basePath: string): Field => ({
  type: "String!",
  async resolve(source, _args, context, info) {
    if (!source.internal.content?.trim()) return "";
    const type = info.schema.getType("MarkdownRemark") as GraphQLObjectType | undefined;
    const resolve = type?.getFields().html?.resolve;
    expectOfGatsby(
      resolve,
      "src/gatsby/data/graphql-types.ts",
      "a resolver of MarkdownRemark.html",
    );
    const html = String(await resolve(source, {}, context, info));
    const filled = await fillFacts(html, context, escapeHtml);
    const bound = await nameFiles(bindShortWordsInHtml(filled), context, basePath);
    return headings ? shapeRunningText(bound, headings) : bound;
  },
});

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
    ...markdown.map((kind) =>
      schema.buildObjectType({ name: kind.type, fields: { body: bodyOf(kind, basePath) } }),
    ),
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

/** Pages ask our own types; what files hold as a whole is not to be guessed, and warned of. */
const fileTypeDef = "type MarkdownRemark implements Node @dontInfer { id: ID! }";

/** Declares every content type in full, so that a field left out of every file still builds. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (args) => {
  const sdl = collections
    .filter(({ type }) => type !== photoListType)
    .map(({ type, schema }) => nodeTypeDefs(type, schema, placeFields[type]));
  declareWithFacts(args);
  args.actions.createTypes([...sdl, photoTypeDefs, fileTypeDef].join("\n\n"));
  addResolvers(args);
};
