import { graphql } from "gatsby";
import type { NumberedPhoto } from "../ui/photo/numbered-photo";
import { formatSrcSet, type PhotoSource, parseSrcSet } from "../ui/photo/photo-source";

/** `src/gatsby/data/fragments.ts` generates `PhotoFile`. */
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
  return { src, srcSet: formatSrcSet(parseSrcSet(srcSet)), width, height: Math.round(height) };
}

/** @param total number of photos in the list; without it, positions refer to the selection `photos` */
export function toNumberedPhotos(
  photos: readonly Queries.PhotoInGridFragment[],
  total?: number,
): NumberedPhoto[] {
  return photos.map(({ photo, ...fields }, index) => ({
    ...fields,
    position: total ? { n: fields.number, total } : { n: index + 1, total: photos.length },
    source: toPhotoSource(photo),
  }));
}

/**
 * Return the node of a query. GraphQL types every node as nullable, although a page is created only if its node
 * exists.
 * @param page name for the error
 * @throws Error if there is no node, which stops the build
 */
export function requireNode<Node>(node: Node | null | undefined, page: string): Node {
  if (!node) throw new Error(`The content of the page ${page} is missing.`);
  return node;
}

export interface WithMarkdown {
  readonly childMarkdownRemark: { readonly html: string | null } | null;
}

/** Return the body as HTML; empty if there is none. */
export function getHtml({ childMarkdownRemark }: WithMarkdown): string {
  return childMarkdownRemark?.html ?? "";
}
