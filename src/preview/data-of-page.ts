import type { PageData } from "../rendering/page-data";
import type { PageContext } from "../site";

/** The context of a page; a page of the gallery has a range of photos. */
type RangeContext = PageContext & { readonly skip?: number; readonly limit?: number };

const nodes = <Node>(all: readonly Node[]) => ({ nodes: all });

/** What the queries of the templates, and of the shell, return for a page. */
export function dataOfPage(data: PageData, { route, skip = 0, limit }: RangeContext): object {
  const { single, allPhoto, allAddedPage, allPageSection, ...lists } = data;
  const end = limit === undefined ? undefined : skip + limit;
  return {
    ...single,
    ...Object.fromEntries(Object.entries(lists).map(([name, all]) => [name, nodes(all)])),
    addedPage: allAddedPage.find((page) => page.route === route),
    allPageSection: nodes(allPageSection.filter((section) => section.page === route)),
    allPhoto: { pageInfo: { totalCount: allPhoto.length }, ...nodes(allPhoto.slice(skip, end)) },
  };
}
