/** A photo that the captions file may have marked for the home page. */
export interface MarkedPhoto {
  readonly id: string;
  readonly caption: { readonly hero: boolean | null; readonly memories: number | null } | null;
}

const memoriesCount = 3;

/** The photo marked as hero, else the first. */
export function pickHero(photos: readonly MarkedPhoto[]): MarkedPhoto | undefined {
  return photos.find(({ caption }) => caption?.hero) ?? photos[0];
}

/**
 * The three photos of the memories section: the marked ones by their place, then, where staff have
 * removed one, others from the start of the gallery.
 */
export function pickMemories(photos: readonly MarkedPhoto[]): MarkedPhoto[] {
  const place = ({ caption }: MarkedPhoto) => caption?.memories ?? Number.POSITIVE_INFINITY;
  const hero = pickHero(photos);
  return photos
    .filter((photo) => photo !== hero || photo.caption?.memories)
    .sort((one, other) => (place(one) === place(other) ? 0 : place(one) - place(other)))
    .slice(0, memoriesCount);
}
