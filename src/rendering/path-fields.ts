import { addedPageRoute, sectionAddress, sectionPage } from "../content/addresses";
import {
  addedPageType,
  isAddedPage,
  isSection,
  pageSectionType,
  programSectionType,
} from "../content/collections";

/** Fields that come from the path of a file below `content/`, where its address depends on it. */
export function pathFields(file: string): object {
  if (isAddedPage(file)) return { route: addedPageRoute(file) };
  return isSection(file) ? { address: sectionAddress(file), page: sectionPage(file) } : {};
}

/** GraphQL definitions, by type, of the fields from `pathFields` that the schema does not have. */
export const pathFieldDefs: Readonly<Record<string, readonly string[]>> = {
  [addedPageType]: ["route: String!"],
  [programSectionType]: ["page: String!"],
  [pageSectionType]: ["page: String!"],
};
