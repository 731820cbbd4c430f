/** All photos, of which a grid may show a part. */
export interface AllPhotos {
  readonly total: number;
  /** Address of the page with the photo of a number. */
  readonly routeOf: (number: number) => string;
}
