import { graphql } from "gatsby";
import type { NumberedPhoto } from "../ui/photo/numbered-photo";
import type { PhotoSource } from "../ui/photo/photo-source";

/** A photo of a list with its title. `PhotoFile` is written by `src/gatsby/data/fragments.ts`. */
export const photoFragments = graphql`
  fragment PhotoInGrid on Photo {
    number
    title
    photo { ...PhotoFile }
  }
`;

/**
 * The WebP files that the build made of a photo, from the `IGatsbyImageData` of a query. Without the
 * plugin's `getImage`, which here would only hand its argument back, and brings all of the plugin's
 * components with it: 4 kB of script a page.
 * @throws Error when the file is no photo, which stops the build
 */
export function toSource(file: Queries.PhotoFileFragment): PhotoSource {
  const { images, width, height } = file.childImageSharp?.gatsbyImageData ?? {};
  const { src, srcSet } = images?.fallback ?? {};
  if (!width || !height || !src || !srcSet) {
    throw new Error("A photo in content/ cannot be read as one.");
  }
  // The plugin's height follows from width and ratio; HTML takes whole numbers only.
  return { src, srcSet: srcSet.replace(/,\s+/g, ","), width, height: Math.round(height) };
}

/** A numbered photo from a query. */
export function toNumberedPhoto(photo: Queries.PhotoInGridFragment): NumberedPhoto {
  return { number: photo.number, title: photo.title, source: toSource(photo.photo) };
}
