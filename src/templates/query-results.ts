/**
 * The node a template asked for. GraphQL calls every top node nullable, though a page is only made
 * of one that exists.
 * @throws Error with the page's name, which stops the build
 */
export function present<Node>(node: Node | null | undefined, page: string): Node {
  if (!node) throw new Error(`The content of the page ${page} is missing.`);
  return node;
}

/** What templates ask of a Markdown file's text. */
export interface WithMarkdown {
  readonly childMarkdownRemark: { readonly html: string | null } | null;
}

/** The text under the fields of a Markdown file, as HTML; empty where there is none. */
export function htmlOf({ childMarkdownRemark }: WithMarkdown): string {
  return childMarkdownRemark?.html ?? "";
}
