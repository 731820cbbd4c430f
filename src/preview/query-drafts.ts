import type { Fields } from "../content/values";
import type { ContentNode } from "../rendering/render-content";
import type { PageContext } from "../site";

/** A page of the gallery has a range of photos. */
type QueryContext = PageContext & { readonly skip?: number; readonly limit?: number };

const uncapitalize = (type: string) => type.charAt(0).toLowerCase() + type.slice(1);

/** Return the results of all queries of the templates and the shell for a page. */
export function getQueryResults(
  nodes: readonly ContentNode[],
  { route, skip = 0, limit = Number.POSITIVE_INFINITY }: QueryContext,
): object {
  const all = nodes.map(
    ({ type, fields, html }): Fields => ({ type, ...fields, childMarkdownRemark: { html } }),
  );
  const ofType = (type: string) => all.filter((node) => node.type === type);
  const photos = ofType("Photo").filter(({ set }) => set === "gallery");
  return {
    ...Object.fromEntries(all.map((node) => [uncapitalize(String(node.type)), node])),
    addedPage: ofType("AddedPage").find((page) => page.route === route),
    allNotice: { nodes: ofType("Notice") },
    allPerk: { nodes: ofType("Perk") },
    allProgramSection: { nodes: ofType("ProgramSection") },
    allPageSection: { nodes: ofType("PageSection").filter(({ page }) => page === route) },
    allPhoto: {
      pageInfo: { totalCount: photos.length },
      nodes: photos.slice(skip, skip + limit),
    },
  };
}
