/** A photo list that several pages share. */
export interface AllPhotos {
  readonly total: number;
  /** Route of the page that shows the photo with this number. */
  readonly routeOf: (number: number) => string;
}
