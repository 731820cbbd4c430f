// Files that a build writes beside the editor's script, which reads them.

/** Return the data of such a file; an empty object where the site was not built, as during live editing. */
export async function fetchPublishedFile<Data extends object>(
  name: string,
): Promise<Partial<Data>> {
  const script = document.querySelector<HTMLScriptElement>("script[src]")?.src;
  const response = await fetch(new URL(name, script), { cache: "no-store" });
  return response.status === 404 ? {} : response.json();
}

/** The commit that the site was built from, and the time. `deploy.yml` reads it too. */
export const publicationFile = "objava.json";

export interface Publication {
  readonly commit: string;
  /** Times in ISO 8601. */
  readonly committed: string;
  readonly built: string;
}

/** The files of the published photos, by their paths below `content/`. */
export const photoIndexFile = "photos.json";

export type PhotoIndex = Readonly<Partial<Record<string, PublishedPhoto>>>;

/** The files of a photo, as gatsby-plugin-image lists them. */
export interface PublishedPhoto {
  readonly width: number;
  readonly height: number;
  readonly images: { readonly fallback: { readonly src: string; readonly srcSet: string } };
}
