import path from "node:path/posix";
import type { CreateSchemaCustomizationArgs, GatsbyNode, Node } from "gatsby";
import type { z } from "zod";
import { factsOf } from "../../content/centre-facts";
import { collections } from "../../content/collections";
import { downloadsFolder } from "../../content/download-rules";
import { fill } from "../../content/fill-placeholders";
import type { shownPhotos } from "../../content/kinds/photos";
import type { Centre } from "../../content/kinds/site";
import { bodyHtml, type TextContext } from "../../rendering/texts";

/** The part of a resolver's context that is used here, which Gatsby does not type. */
interface ResolverContext {
  readonly defaultFieldResolver: (...args: readonly unknown[]) => unknown;
  readonly nodeModel: {
    getNodeById(query: { id: string }): Node | null;
    findOne<Found = Node>(query: { type: string; query: object }): Promise<Found | null>;
    findAll<Found>(query: {
      type: string;
      query: object;
    }): Promise<{ readonly entries: Iterable<Found> }>;
  };
}

/** A GraphQL field with a resolver. `Source` is the object it belongs to. */
export interface FieldResolver<Source> {
  readonly type: string;
  resolve(source: Source, args: unknown, context: ResolverContext): Promise<unknown>;
}

async function centreFacts({ nodeModel }: ResolverContext): Promise<TextContext["facts"]> {
  const centre = await nodeModel.findOne<Centre>({ type: "Centre", query: {} });
  if (!centre) throw new Error("content/site/centre.yml is missing.");
  return factsOf(centre);
}

/** What texts are filled with. The queries make Gatsby render a page anew when that changes. */
export async function textContext(context: ResolverContext, basePath: string) {
  const filter = {
    sourceInstanceName: { eq: "content" },
    relativeDirectory: { eq: downloadsFolder },
  };
  const { entries } = await context.nodeModel.findAll<{ base: string; size: number }>({
    type: "File",
    query: { filter },
  });
  const downloads = new Map([...entries].map(({ base, size }) => [base, size]));
  return { facts: await centreFacts(context), downloads, basePath };
}

/** Declares `@withFacts` (`graphql-types.ts`): facts are filled in by queries, so live editing shows new ones. */
export function declareWithFacts({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createFieldExtension({
    name: "withFacts",
    extend: () => ({
      async resolve(source: unknown, args: unknown, context: ResolverContext, info: unknown) {
        const value = await context.defaultFieldResolver(source, args, context, info);
        return typeof value === "string" ? fill(value, await centreFacts(context)) : value;
      },
    }),
  });
}

/** Renders the Markdown of nodes as the check and the editor's preview do, which need no nodes. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers, basePath }) => {
  const resolve = async (node: Node, _args: object, context: ResolverContext) => {
    const parent = context.nodeModel.getNodeById({ id: node.parent ?? "" });
    const collection = collections.find(({ type }) => type === parent?.internal.type);
    const texts = await textContext(context, basePath);
    return bodyHtml(node.internal.content ?? "", collection?.headings, texts);
  };
  createResolvers({ MarkdownRemark: { html: { resolve } } });
};

/** Resolves the photos of a page or section: those in `names`, in that order, or else the whole list. */
export const shown: FieldResolver<z.infer<typeof shownPhotos>> = {
  type: "[Photo!]!",
  async resolve({ list, names }, _args, { nodeModel }) {
    const query = { filter: { set: { eq: list } } };
    const { entries } = await nodeModel.findAll<{ photo: string; number: number }>({
      type: "Photo",
      query,
    });
    const photos = [...entries].sort((one, other) => one.number - other.number);
    if (!names) return photos;
    const byName = new Map(photos.map((one) => [path.basename(one.photo), one]));
    return names.flatMap((name) => byName.get(name.trim()) ?? []);
  },
};
