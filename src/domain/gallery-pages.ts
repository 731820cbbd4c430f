import { galleryPageSize, routes } from "../site";

/** Return the route of the gallery page that shows a photo: `/gallery`, `/gallery/2` and so on. */
export function getGalleryRoute(photoNumber: number): string {
  const page = Math.ceil(photoNumber / galleryPageSize);
  return page === 1 ? routes.gallery : `${routes.gallery}/${page}`;
}

/** Return the number of the first photo on each page of the gallery: 1, `galleryPageSize` + 1 and so on. */
export function getGalleryPageStarts(photoCount: number): number[] {
  const pageCount = Math.max(1, Math.ceil(photoCount / galleryPageSize));
  return Array.from({ length: pageCount }, (_, page) => 1 + page * galleryPageSize);
}
