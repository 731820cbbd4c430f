// Files that a build writes beside the editor's script, and that the script reads.

/** Return the data of such a file; an empty object without a build, for example in development. */
export async function fetchPublishedFile<Data extends object>(
  name: string,
): Promise<Partial<Data>> {
  const script = document.querySelector<HTMLScriptElement>("script[src]")?.src;
  const response = await fetch(new URL(name, script), { cache: "no-store" });
  return response.status === 404 ? {} : response.json();
}

/** The file with the commit that the site was built from. `deploy.yml` reads it too. */
export const publicationFile = "objava.json";

export interface Publication {
  readonly commit: string;
  /** Times in ISO 8601. */
  readonly committed: string;
  readonly built: string;
}

/** The file that lists the published photos, by path in `content/`. */
export const photoIndexFile = "photos.json";

export type PhotoIndex = Readonly<Partial<Record<string, PublishedPhoto>>>;

/** The files of a photo, as gatsby-plugin-image lists them. */
export interface PublishedPhoto {
  readonly width: number;
  readonly height: number;
  readonly images: { readonly fallback: { readonly src: string; readonly srcSet: string } };
}
