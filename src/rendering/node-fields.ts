import { addedPageRoute, sectionAddress, sectionPage } from "../content/addresses";
import {
  addedPageType,
  isAddedPage,
  isSection,
  pageSectionType,
  programSectionType,
} from "../content/collections";
import type { Fields } from "../content/values";

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

/**
 * Drops notices that are over or still to come, and closures that are over: a hidden one could still be
 * read in the page data.
 * @param today date in Sarajevo, `2027-03-01`
 * @returns undefined if nothing of the file is published
 */
export function publishedOn(today: string, type: string, fields: Fields): Fields | undefined {
  const { from, to, closures } = fields;
  if (type === "Notice") return String(from) <= today && today <= String(to) ? fields : undefined;
  if (type !== "Closures" || !Array.isArray(closures)) return fields;
  const isComing = (one: { readonly from?: unknown; readonly to?: unknown }) =>
    today <= String(one.to || one.from);
  return { ...fields, closures: closures.filter(isComing) };
}
