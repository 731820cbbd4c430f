import type { Fields } from "../content/values";
import type { ContentNode } from "../rendering/render-content";
import type { PageContext } from "../site";

/** A page of the gallery has a range of photos. */
type QueryContext = PageContext & { readonly skip?: number; readonly limit?: number };

/** What the queries of the templates and the shell ask for, but for the settings of the build. */
type QueryName = Exclude<
  | keyof Queries.HomeTemplateQuery
  | keyof Queries.ProgramTemplateQuery
  | keyof Queries.GalleryTemplateQuery
  | keyof Queries.AboutTemplateQuery
  | keyof Queries.ContactTemplateQuery
  | keyof Queries.NotFoundTemplateQuery
  | keyof Queries.AddedPageTemplateQuery
  | keyof Queries.SiteContentQuery,
  "site"
>;

/**
 * Return the results of all queries of the templates and the shell for a page. A query without a result here does not
 * compile: the preview would show what is published, not what is typed.
 */
export function getQueryResults(
  nodes: readonly ContentNode[],
  { route, skip = 0, limit = Number.POSITIVE_INFINITY }: QueryContext,
) {
  const all = (type: string) =>
    nodes
      .filter((node) => node.type === type)
      .map(({ fields, html }): Fields => ({ ...fields, childMarkdownRemark: { html } }));
  const one = (type: string) => all(type)[0] ?? null;
  const photos = all("Photo").filter(({ set }) => set === "gallery");
  return {
    homePage: one("HomePage"),
    programPage: one("ProgramPage"),
    galleryPage: one("GalleryPage"),
    aboutPage: one("AboutPage"),
    contactPage: one("ContactPage"),
    notFoundPage: one("NotFoundPage"),
    addedPage: all("AddedPage").find((page) => page.route === route) ?? null,
    centre: one("Centre"),
    closures: one("Closures"),
    navigation: one("Navigation"),
    interfaceTexts: one("InterfaceTexts"),
    allNotice: { nodes: all("Notice") },
    allPerk: { nodes: all("Perk") },
    allProgramSection: { nodes: all("ProgramSection") },
    allPageSection: { nodes: all("PageSection").filter(({ page }) => page === route) },
    allPhoto: {
      pageInfo: { totalCount: photos.length },
      nodes: photos.slice(skip, skip + limit),
    },
  } satisfies Readonly<Record<QueryName, unknown>>;
}
