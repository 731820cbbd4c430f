// Apart from to-props.ts, whose code not all templates load.
import type { PageProps } from "gatsby";
import type { Html } from "../domain/html";
import type { PageContext } from "../site";

export type TemplateProps<Data> = PageProps<Data, PageContext>;

/**
 * Return the node of a query. GraphQL types every node as nullable, although a page is created only if its node
 * exists.
 * @param name for the error
 * @throws Error if there is no node, which stops the build
 */
export function requireNode<Node>(node: Node | null | undefined, name: string): Node {
  if (!node) throw new Error(`A query has found no node of ${name}.`);
  return node;
}

export interface WithMarkdown {
  readonly childMarkdownRemark: { readonly html: string | null } | null;
}

/** Return the rendered body; empty if there is none. */
export function getHtml({ childMarkdownRemark }: WithMarkdown): Html {
  return (childMarkdownRemark?.html ?? "") as Html;
}
