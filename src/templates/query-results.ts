/**
 * The node of a query. GraphQL types every node as nullable, although a page is created only if its node
 * exists.
 * @throws Error with the page's name, which stops the build
 */
export function required<Node>(node: Node | null | undefined, page: string): Node {
  if (!node) throw new Error(`The content of the page ${page} is missing.`);
  return node;
}

export interface WithMarkdown {
  readonly childMarkdownRemark: { readonly html: string | null } | null;
}

/** The body as HTML; empty if there is none. */
export function htmlOf({ childMarkdownRemark }: WithMarkdown): string {
  return childMarkdownRemark?.html ?? "";
}
