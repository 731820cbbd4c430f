import { sectionAddress, sectionPage, textPageRoute } from "../../content/addresses";
import { pageSectionType, programSectionType, textPageType } from "../../content/collections";

/**
 * What a file's name and folder say, for the kinds of content whose address they give.
 * @param relativePath below `content/`
 * @param type of the node
 */
export function placeOf(relativePath: string, type: string): object {
  if (type === textPageType) return { route: textPageRoute(relativePath) };
  if (type !== programSectionType && type !== pageSectionType) return {};
  return { address: sectionAddress(relativePath), page: sectionPage(relativePath) };
}

/** The fields that this adds, beyond those of the schema. */
export const placeFields: Readonly<Record<string, readonly string[]>> = {
  [textPageType]: ["route: String!"],
  [programSectionType]: ["page: String!"],
  [pageSectionType]: ["page: String!"],
};
