import type { Fields } from "../content/values";
import type { ContentNode } from "../rendering/render-content";
import { contentTypes, type PageContext } from "../site";

/** A page of the gallery has a range of photos. */
type QueryContext = PageContext & { readonly skip?: number; readonly limit?: number };

/** The fields of the query of `added-page.tsx`. */
export const addedPageFields = ["addedPage", "allPageSection"] as const;

/** Fields of queries that select all nodes of a type. */
const unfiltered = ["allNotice", "allPerk", "allProgramSection"];

/**
 * Return the results of a query for a page. Gatsby names its fields by the types of nodes: `homePage` is the node of
 * type `HomePage`, `allNotice` are those of type `Notice`.
 * @param queryFields of the query; `site`, the settings of the build, is left out
 */
export function getQueryResults(
  queryFields: readonly string[],
  nodes: readonly ContentNode[],
  { route, skip = 0, limit = Number.POSITIVE_INFINITY }: QueryContext,
): Fields {
  const all = (type: string) =>
    nodes
      .filter((node) => node.type === type)
      .map(({ fields, html }): Fields => ({ ...fields, childMarkdownRemark: { html } }));
  const photos = all(contentTypes.photo).filter(({ set }) => set === "gallery");
  /** The results of queries that filter nodes. */
  const filtered: Fields = {
    addedPage: all(contentTypes.addedPage).find((page) => page.route === route) ?? null,
    allPageSection: { nodes: all(contentTypes.pageSection).filter(({ page }) => page === route) },
    allPhoto: {
      pageInfo: { totalCount: photos.length },
      nodes: photos.slice(skip, skip + limit),
    },
  };
  const find = (field: string) => {
    if (field in filtered) return filtered[field];
    if (unfiltered.includes(field)) return { nodes: all(field.slice("all".length)) };
    if (field.startsWith("all")) throw new Error(`Add ${field} to query-results.ts.`);
    return all(field.charAt(0).toUpperCase() + field.slice(1))[0] ?? null;
  };
  const drafted = queryFields.filter((field) => field !== "site");
  return Object.fromEntries(drafted.map((field) => [field, find(field)]));
}
