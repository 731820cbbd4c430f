import type { GatsbyNode, Node } from "gatsby";
import { collections } from "../../content/collections";
import { bindShortWordsInHtml } from "../../content/typography";
import { fillFactsInHtml } from "./centre-facts";
import { describeDownloadLinks } from "./download-links";
import { formatHeadingsAndTables } from "./headings-and-tables";
import type { ResolverContext } from "./resolver-types";

interface HtmlInfo {
  readonly originalResolver: (...args: readonly unknown[]) => Promise<string>;
}

/**
 * Post-processes the HTML of gatsby-transformer-remark: facts of the centre, no-break spaces after short
 * words, links to files, heading levels, scrollable tables. The transformer's plugins cannot: it caches.
 * @see https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#createResolvers
 */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers, basePath }) => {
  const resolve = async (node: Node, args: object, context: ResolverContext, info: HtmlInfo) => {
    const html = await info.originalResolver(node, args, context, info);
    const filled = await fillFactsInHtml(html, context);
    const described = await describeDownloadLinks(bindShortWordsInHtml(filled), context, basePath);
    const parent = context.nodeModel.getNodeById({ id: node.parent ?? "" });
    const collection = collections.find(({ type }) => type === parent?.internal.type);
    return collection?.headings
      ? formatHeadingsAndTables(described, collection.headings)
      : described;
  };
  createResolvers({ MarkdownRemark: { html: { resolve } } });
};
