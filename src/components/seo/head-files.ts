/** Preview image of shared links. Social networks show 1200 × 630 px uncropped. */
export const shareImage = {
  path: "/brand/share-card.jpg",
  width: 1200,
  height: 630,
} as const;

/** Icons of the tab and the home screen. Launchers may crop `maskable` to a circle of 80 % of its width. */
export const icons = {
  tab: "/brand/favicon.png",
  touch: "/brand/apple-touch-icon.png",
  small: "/brand/icon-192.png",
  large: "/brand/icon-512.png",
  maskable: "/brand/icon-maskable-512.png",
} as const;

/** The web manifest, written by `src/gatsby/output/site-files.ts`. */
export const manifestPath = "/manifest.webmanifest";
