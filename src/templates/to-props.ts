// From the results of queries to the props of components.

import type { NumberedPhoto } from "../components/photo/numbered-photo";
import type { PhotoSource, WithPhotoSource } from "../components/photo/photo-source";
import type { PhotoSelectionProps } from "../components/photo-selection/photo-selection";
import type { SectionProps } from "../components/sections/sections";
import type { PhotoSelectionFields } from "../content/schemas/photos";
import { getPhotoIdPrefix } from "../site";
import { getHtml, type WithMarkdown } from "./nodes";

/**
 * Return the WebP files of a photo. The plugin's `getImage` would add all of its components to the page.
 * @throws Error if the file is not a photo, which stops the build
 */
export function toPhotoSource(file: Queries.PhotoFileFragment): PhotoSource {
  const { images, width, height } = file.childImageSharp?.gatsbyImageData ?? {};
  const { src, srcSet } = images?.fallback ?? {};
  if (!width || !height || !src || !srcSet) {
    throw new Error("A photo in content/ cannot be read as one.");
  }
  // The plugin derives the height from width and ratio. HTML allows integers only.
  return { src, srcSet: srcSet.replace(/,\s+/g, ","), width, height: Math.round(height) };
}

/** Return a group of a page's fields with the files of its photo. */
export const withPhotoSource = <Group extends { readonly photo: Queries.PhotoFileFragment }>(
  group: Group,
): WithPhotoSource<Group> => ({ ...group, photo: toPhotoSource(group.photo) });

/** @param total number of photos in the list; without it, positions refer to the selection `photos` */
export function toNumberedPhotos(
  photos: readonly Queries.PhotoInGridFragment[],
  total?: number,
): NumberedPhoto[] {
  return photos.map(({ photo, ...fields }, index) => ({
    ...fields,
    counter: total ? { n: fields.number, total } : { n: index + 1, total: photos.length },
    source: toPhotoSource(photo),
  }));
}

interface QueriedSelection extends Omit<PhotoSelectionFields, "list"> {
  readonly selected: readonly Queries.PhotoInGridFragment[];
}

/**
 * Return the photos that a section or page shows.
 * @param fragment its own, with which the ids of the photos begin
 */
export function toPhotoSelection(
  selection: QueriedSelection,
  fragment: string,
): PhotoSelectionProps {
  const photos = toNumberedPhotos(selection.selected);
  return { ...selection, idPrefix: getPhotoIdPrefix(fragment), photos };
}

type QueriedSection = WithMarkdown &
  (Queries.ProgramSectionFieldsFragment | Queries.PageSectionFieldsFragment);

/** Return a section with its photos as components have them. */
export function toSection(section: QueriedSection): SectionProps {
  const { photos } = section;
  const fragment = section.fragment ?? "";
  return {
    ...section,
    fragment,
    body: getHtml(section),
    // GraphQL types the HTML of `renderInlineMarkdown` as a string.
    questions: section.questions as SectionProps["questions"],
    photos: photos && toPhotoSelection(photos, fragment),
  };
}
