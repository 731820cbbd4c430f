/**
 * Attribute of links whose clicks React handles. Clicks before hydration are held back and repeated
 * after it (`src/gatsby/browser/first-view/event-replay.ts`).
 */
export const needsScript = "data-live";
