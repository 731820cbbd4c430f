import figtree from "../styles/fonts/figtree-bs.woff2";
import platypi from "../styles/fonts/platypi-bs.woff2";
import { addToHead, nextFrame, wait } from "./dom";

/** Class on `<html>` that selects the fallback fonts only (`src/styles/tokens.css`). */
const fallbackClass = "fallback";

/** Longest wait for the photo in the first view after the first paint, in ms. */
const photoWaitMs = 150;

/** Key in `localStorage` for the URLs of the font files that were loaded. They say nothing about the visitor. */
const cachedKey = "fonts";
const fontsFingerprint = figtree + platypi;

/** Request a font before everything else; Chromium waits a moment for it before it paints. */
const preload = (href: string) =>
  addToHead("link", { rel: "preload", as: "font", crossOrigin: "", href });

const waitForPaint = () =>
  new Promise<void>((done) =>
    new PerformanceObserver((list) => {
      // `first-paint`, which may be only the background, is reported before it.
      if (list.getEntriesByName("first-contentful-paint").length) done();
    }).observe({ type: "paint", buffered: true }),
  );

/** Show the fallback fonts until the page is painted, then swap all fonts in one step. */
async function loadAfterPaint(): Promise<void> {
  const root = document.documentElement.classList;
  root.add(fallbackClass);
  await waitForPaint();
  // The first paint may lack a photo that is still being decoded or is about to arrive.
  const photo = document.querySelector<HTMLImageElement>("img[fetchpriority]");
  await Promise.race([photo?.decode().catch(nextFrame), wait(photoWaitMs)]);
  // This frame paints what the parser has added since the first paint.
  await nextFrame();
  await nextFrame();
  const fonts = ["700 1em Platypi", "1em Figtree"].map((font) => document.fonts.load(font));
  const loaded = await Promise.all(fonts).catch(() => undefined);
  root.remove(fallbackClass);
  if (loaded) localStorage[cachedKey] = fontsFingerprint;
}

/** Return whether the fonts are probably in the HTTP cache; only a request could tell for certain. */
function areFontsCached(): boolean {
  try {
    return localStorage[cachedKey] === fontsFingerprint;
  } catch {
    return false;
  }
}

/**
 * Load the fonts: cached ones for the first frame, others after the first paint (decision 016).
 * Without scripts, the stylesheet loads them.
 * @returns resolves once the fonts are in use or have failed to load, at once if they are probably cached; never rejects
 */
export function loadFonts(): Promise<unknown> {
  if (areFontsCached()) return Promise.resolve([figtree, platypi].forEach(preload));
  // Storage may be forbidden. The fonts are then loaded after the paint on every page.
  return loadAfterPaint().catch(() => undefined);
}
