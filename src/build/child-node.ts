import type { CreateNodeArgs, Node } from "gatsby";

/**
 * Creates a node under the one that `onCreateNode` was called for.
 * @param type GraphQL type of the new node
 * @param fields its own fields
 */
export function createChildNode(args: CreateNodeArgs, type: string, fields: object): void {
  const { node, actions, createNodeId, createContentDigest } = args;
  const child = {
    ...fields,
    id: createNodeId(`${node.id} >>> ${type}`),
    parent: node.id,
    children: [],
    internal: { type, contentDigest: createContentDigest([fields, node.internal.contentDigest]) },
  };
  actions.createNode(child);
  actions.createParentChildLink({ parent: node, child: child as unknown as Node });
}
