/** The two folders of numbered photos below `content/`. */
export const photoSets = ["gallery", "premises"] as const;

export type PhotoSet = (typeof photoSets)[number];

/** File name endings a photo may have. */
export const photoExtensions = ["webp", "jpg", "jpeg", "png", "avif"] as const;

/** Sizes in px. Below the least, a photo is soft on a phone; above the greatest, nothing is gained. */
export const photoLimits = {
  minLongSide: 800,
  minShortSide: 600,
  maxLongSide: 2400,
  maxMegapixels: 100,
} as const;
