/** The folders of photos below `content/`, each with a list of its photos. */
export const photoSets = ["gallery", "premises"] as const;

export type PhotoSet = (typeof photoSets)[number];

/** Return the file that lists the photos of a folder. */
export const getPhotoListFile = (folder: string) => `${folder}/photos.yml`;

/** Supported file extensions, in any case: cameras write `.JPG`. */
export const photoExtensions = ["webp", "jpg", "jpeg", "png", "avif"] as const;

/** File names of photos without Windows' reserved signs, `#`, `%`, and letters in NFD. */
export const photoName = new RegExp(
  `^(?![ .])(?:(?!["#%*/:<>?\\\\|])[\\p{L}\\p{N}\\p{P}\\p{S} ]){1,100}\\.(?:${photoExtensions.join("|")})$`,
  "iu",
);

/** The least that a photo's sides must have, in pixels. */
export const minLongSide = 800;
export const minShortSide = 600;

/** Long side, in pixels, to which the editor scales larger photos down. */
export const maxLongSide = 2400;

/** The largest photo that is decoded, in millions of pixels. */
export const maxMegapixels = 100;

/** The folder of downloads, below `content/` and in URLs. */
export const downloadsFolder = "files";

/** The kind of downloads. */
export const downloadKind = { ending: ".pdf", mediaType: "application/pdf", label: "PDF" } as const;

/** From this size in bytes a file takes long to load on a phone. */
export const largeDownloadBytes = 5e6;

/**
 * The largest file in bytes that every host accepts; Cloudflare Pages has the lowest limit, 25 MiB.
 * @see https://developers.cloudflare.com/pages/platform/limits/#file-size
 */
export const maxDownloadBytes = 25e6;

/** Decode percent-encoding; a URL with malformed escapes is returned as it is. */
function decodeUrl(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

const downloadUrl = RegExp(`^(?:/|\\./|(?:\\.\\./)+)?(?:content/)?${downloadsFolder}/(.+)$`, "s");

/**
 * Recognise a link to a download, however it is written: editors complete paths relative to the
 * open file (`../files/zahtjev.pdf`) or to the project.
 * @param url as written, or as percent-encoded by a Markdown parser
 * @returns the file's name and what follows it (`#page=2`); undefined for a link to anything else
 */
export function parseDownloadLink(url: string): { name: string; rest: string } | undefined {
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  const [, name] = downloadUrl.exec(decodeUrl(path).replaceAll("\\", "/")) ?? [];
  return name === undefined ? undefined : { name: name.normalize(), rest };
}

/** Return the path of a download on the site. */
export const getDownloadPath = (name: string): string => `/${downloadsFolder}/${name}`;
