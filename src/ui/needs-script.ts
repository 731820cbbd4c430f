/**
 * Attribute of links whose click React answers. Before the page is hydrated their clicks are kept
 * (`src/gatsby/browser/first-view/held-touches.ts`).
 */
export const needsScript = "data-live";
