import type { SectionProps } from "../components/sections/sections";
import { getHtml, type WithMarkdown } from "./nodes";
import { toPhotoSelection } from "./photo-fragments";

type QueriedSection = WithMarkdown &
  (Queries.ProgramSectionFieldsFragment | Queries.PageSectionFieldsFragment);

/** Return a section with its photos as components have them. */
export function toSection(section: QueriedSection): SectionProps {
  const { photos } = section;
  const fragment = section.address ?? "";
  return {
    ...section,
    fragment,
    body: getHtml(section),
    photos: photos && toPhotoSelection(photos, fragment),
  };
}
