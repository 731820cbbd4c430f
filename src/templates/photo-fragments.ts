import { graphql } from "gatsby";
import type { NumberedPhoto } from "../ui/photo/numbered-photo";
import type { PhotoSource } from "../ui/photo/photo-source";

/** A numbered photo. `src/gatsby/data/fragments.ts` generates `PhotoFile`. */
export const photoFragments = graphql`
  fragment PhotoInGrid on Photo {
    number
    title
    chapter
    icon
    focus { x y }
    photo { ...PhotoFile }
  }
`;

/**
 * The WebP files of a photo. The plugin's `getImage` would add all of its components to the page.
 * @throws Error if the file is not a photo, which stops the build
 */
export function toSource(file: Queries.PhotoFileFragment): PhotoSource {
  const { images, width, height } = file.childImageSharp?.gatsbyImageData ?? {};
  const { src, srcSet } = images?.fallback ?? {};
  if (!width || !height || !src || !srcSet) {
    throw new Error("A photo in content/ cannot be read as one.");
  }
  // The plugin derives the height from width and ratio. HTML allows integers only.
  return { src, srcSet: srcSet.replace(/,\s+/g, ","), width, height: Math.round(height) };
}

/** @param total how many photos their list has, if their places in it are told; else they are counted */
export function toNumberedPhotos(
  photos: readonly Queries.PhotoInGridFragment[],
  total?: number,
): NumberedPhoto[] {
  return photos.map(({ number, title, chapter, icon, focus, photo }, index) => {
    const place = total ? { n: number, total } : { n: index + 1, total: photos.length };
    return { number, place, title, chapter, icon, focus, source: toSource(photo) };
  });
}
