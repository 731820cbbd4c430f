import { galleryPartSize, routes } from "../site";

/** Address of the gallery's page with a photo on it: `/gallery`, `/gallery/2` and so on. */
export function galleryRoute(photoNumber: number): string {
  const part = Math.ceil(photoNumber / galleryPartSize);
  return part === 1 ? routes.gallery : `${routes.gallery}/${part}`;
}

/** Numbers of the first photos of all pages of the gallery: 1, 41, 81 and so on. */
export function galleryPartStarts(photoCount: number): number[] {
  const parts = Math.max(1, Math.ceil(photoCount / galleryPartSize));
  return Array.from({ length: parts }, (_, part) => 1 + part * galleryPartSize);
}
