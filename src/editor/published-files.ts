// Files that a build writes beside the editor's script, which reads them.

/** From what the site was built, and when. `deploy.yml` reads it too. */
export const publicationFile = "objava.json";

export interface Publication {
  readonly commit: string;
  /** Times in ISO 8601. */
  readonly committed: string;
  readonly built: string;
}

/** The files of the published photos, by their paths below `content/`. */
export const photoIndexFile = "photos.json";

export type PhotoIndex = Readonly<Record<string, ImageData>>;

/** The files of a photo, as gatsby-plugin-image lists them. */
export interface ImageData {
  readonly width: number;
  readonly height: number;
  readonly images: { readonly fallback: { readonly src: string; readonly srcSet: string } };
}
