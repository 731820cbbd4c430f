import type { Sky } from "../../site";

/** The colour above every page by night, which is in `src/styles/sky.css`, too. */
export const nightColor = "#17234f";

/** The colours of the skies by day, also for `theme-color`. */
export const skyColors: Record<Sky, string> = {
  daylight: "#dcebf8",
  morning: "#fdf0cc",
  noon: "#d3eddc",
  dusk: "#fce0d0",
  evening: "#dfd0ea",
};

/** Preview image of shared links. Social networks show 1200 × 630 px uncropped. */
export const shareImage = {
  path: "/brand/share-card.jpg",
  width: 1200,
  height: 630,
} as const;

/** Icons of the tab and the home screen. Of `maskable` only a circle of 80 % is sure to be seen. */
export const icons = {
  tab: "/brand/favicon.png",
  touch: "/brand/apple-touch-icon.png",
  small: "/brand/icon-192.png",
  large: "/brand/icon-512.png",
  maskable: "/brand/icon-maskable-512.png",
} as const;

/** The web manifest, written by `src/gatsby/output/site-files.ts`. */
export const manifestPath = "/manifest.webmanifest";
