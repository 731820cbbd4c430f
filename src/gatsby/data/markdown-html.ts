import type { GatsbyNode, Node } from "gatsby";
import { collections } from "../../content/collections";
import { bodyHtml } from "../../rendering/texts";
import type { ResolverContext } from "./resolver-types";
import { textContext } from "./text-context";

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
