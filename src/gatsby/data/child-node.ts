import type { CreateNodeArgs, Node } from "gatsby";

/**
 * Creates a node under the one that `onCreateNode` was called for. Its id comes from the file's
 * path in the project: ids reach the pages, which must not depend on where the project lies.
 * @param type GraphQL type of the new node
 * @param relativePath of the file below `content/`
 * @param fields its own fields
 * @param markdown the text that comes with them, of which gatsby-transformer-remark makes a child
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
      // After an empty line a text that begins with --- is not taken for front matter.
      ...(markdown !== undefined && { content: `\n${markdown}`, mediaType: "text/markdown" }),
    },
  };
  actions.createNode(child);
  actions.createParentChildLink({ parent: node, child: child as unknown as Node });
}
