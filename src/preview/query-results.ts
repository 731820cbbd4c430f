import type { Fields } from "../content/values";
import { type ContentNode, photoType } from "../rendering/content-nodes";
import type { PageContext } from "../site";

/** The context of a page; a page of the gallery has a range of photos. */
type RangeContext = PageContext & { readonly skip?: number; readonly limit?: number };

const uncapitalized = (type: string) => type.charAt(0).toLowerCase() + type.slice(1);

/** Return what the queries of the templates, and of the shell, return for a page. */
export function queryResults(
  nodes: readonly ContentNode[],
  { route, skip = 0, limit = Number.POSITIVE_INFINITY }: RangeContext,
): object {
  const all = nodes.map(
    ({ type, fields, html }): Fields => ({ type, ...fields, childMarkdownRemark: { html } }),
  );
  const ofType = (type: string) => all.filter((node) => node.type === type);
  const photos = ofType(photoType).filter(({ set }) => set === "gallery");
  return {
    ...Object.fromEntries(all.map((node) => [uncapitalized(String(node.type)), node])),
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
