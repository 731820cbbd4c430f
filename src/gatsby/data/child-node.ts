import type { CreateNodeArgs } from "gatsby";

/**
 * Creates a child of the node that `onCreateNode` was called for. Its id is derived from a relative
 * path: ids get into page data, which must not depend on the project's folder.
 * @param relativePath path below `content/`
 * @param markdown the body, from which gatsby-transformer-remark creates a child node
 */
export function createChildNode(
  args: CreateNodeArgs,
  type: string,
  relativePath: string,
  fields: object,
  markdown?: string,
): void {
  const { node, actions, createNodeId, createContentDigest } = args;
  const contentDigest = createContentDigest([fields, node.internal.contentDigest]);
  const child = {
    ...fields,
    id: createNodeId(`content/${relativePath} >>> ${type}`),
    parent: node.id,
    children: [],
    internal: {
      type,
      contentDigest,
      // After an empty line, a body that begins with --- is not parsed as front matter.
      ...(markdown !== undefined && { content: `\n${markdown}`, mediaType: "text/markdown" }),
    },
  };
  actions.createNode(child);
  actions.createParentChildLink({ parent: node, child });
}
