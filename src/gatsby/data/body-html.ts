import type { GatsbyNode, Node } from "gatsby";
import { collections } from "../../content/collections";
import { bindShortWordsInHtml } from "../../content/typography";
import { escapeHtml } from "../../domain/html";
import { fillFacts } from "./centre-facts";
import type { ResolverContext } from "./field";
import { nameFiles } from "./file-links";
import { shapeRunningText } from "./running-text";

interface HtmlInfo {
  readonly originalResolver: (...args: readonly unknown[]) => Promise<string>;
}

/**
 * Finishes the HTML that gatsby-transformer-remark makes of the text under the fields of a Markdown
 * file: the facts of the centre, short words that stay with the next one, links to files, levels of
 * headings, tables that scroll. A resolver and not a plugin of the transformer, which would keep the
 * facts of the first run during live editing.
 * @see https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#createResolvers
 */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers, basePath }) => {
  const resolve = async (node: Node, args: object, context: ResolverContext, info: HtmlInfo) => {
    const html = await info.originalResolver(node, args, context, info);
    const filled = await fillFacts(html, context, escapeHtml);
    const named = await nameFiles(bindShortWordsInHtml(filled), context, basePath);
    const parent = context.nodeModel.getNodeById({ id: node.parent ?? "" });
    const kind = collections.find(({ type }) => type === parent?.internal.type);
    return kind?.headings ? shapeRunningText(named, kind.headings) : named;
  };
  createResolvers({ MarkdownRemark: { html: { resolve } } });
};
