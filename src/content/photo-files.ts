import { getFolder } from "./paths";

/** The sets of photos. Each is a folder of `content/` with a list of its photos. */
export const photoSets = ["gallery", "premises"] as const;

export type PhotoSet = (typeof photoSets)[number];

/** Return a value for each set. */
export const mapPhotoSets = <Value>(getValue: (set: PhotoSet) => Value) =>
  Object.fromEntries(photoSets.map((set) => [set, getValue(set)])) as Record<PhotoSet, Value>;

export const getPhotoListFile = (set: string) => `${set}/photos.yml`;

/** Supported file extensions, in any case: cameras write `.JPG`. */
export const photoExtensions = ["webp", "jpg", "jpeg", "png", "avif"] as const;

export const photoExtensionPattern = new RegExp(`\\.(?:${photoExtensions.join("|")})$`, "i");

/** Valid file names of photos: no characters that Windows reserves, no `#` or `%`, no decomposed letters (NFD). */
export const photoNamePattern = new RegExp(
  `^(?![ .])(?:(?!["#%*/:<>?\\\\|])[\\p{L}\\p{N}\\p{P}\\p{S} ]){1,100}\\.(?:${photoExtensions.join("|")})$`,
  "iu",
);

/** The least that a photo's sides must have, in pixels. */
export const minLongSide = 800;
export const minShortSide = 600;

/** Long side, in pixels, to which the editor scales larger photos down. */
export const maxLongSide = 2400;

/** The largest photo that is decoded, in millions of pixels. The editor scales photos down before it checks them. */
export const maxMegapixels = 100;

/** Return the name of a photo as a field has it, without `./` or, in forms, `/` before it. macOS may decompose letters. */
export const toPhotoName = (text: string) =>
  text
    .trim()
    .replace(/^\.?\//, "")
    .normalize();

/** Return the path of a photo that a field of a file names. */
export const getPhotoPath = (file: string, name: string) =>
  `${getFolder(file)}/${toPhotoName(name)}`;
