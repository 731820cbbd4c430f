import { addedPageRoute, sectionAddress, sectionPage } from "../content/addresses";
import { addedPageType, pageSectionType, programSectionType } from "../content/collections";

/**
 * Node fields that are derived from a file's path, for content whose address depends on it.
 * @param relativePath path below `content/`
 * @param type GraphQL type of the node
 */
export function pathFields(relativePath: string, type: string): object {
  if (type === addedPageType) return { route: addedPageRoute(relativePath) };
  if (type !== programSectionType && type !== pageSectionType) return {};
  return { address: sectionAddress(relativePath), page: sectionPage(relativePath) };
}

/** GraphQL definitions, by type, of the fields from `pathFields` that the schema does not have. */
export const pathFieldDefs: Readonly<Record<string, readonly string[]>> = {
  [addedPageType]: ["route: String!"],
  [programSectionType]: ["page: String!"],
  [pageSectionType]: ["page: String!"],
};
