/** Preview image of shared links. Social networks show 1200 × 630 px uncropped. */
export const shareImage = {
  path: "/brand/share-card.jpg",
  width: 1200,
  height: 630,
} as const;

/** Icons of the tab and the home screen, and the logo for search engines. */
export const icons = {
  tab: "/brand/favicon.png",
  touch: "/brand/apple-touch-icon.png",
  logo: "/brand/icon-512.png",
} as const;
