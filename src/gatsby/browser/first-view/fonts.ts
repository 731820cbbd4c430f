import figtree from "../../../styles/fonts/figtree-bs.woff2";
import platypi from "../../../styles/fonts/platypi-bs.woff2";
import { addToHead } from "./head";
import { frame, wait } from "./wait";

declare global {
  interface Window {
    /** Kept once the fonts are in use or cannot be had. */
    fontsSettled?: Promise<unknown>;
  }
}

/** Class of a document that uses the stand-ins only (`src/styles/tokens.css`). */
const standIns = "stand-ins";

/** Longest wait for the photo of the first view once the page is painted, in ms. */
const longestWaitMs = 150;

/** Kept in the browser: the files that it has in its cache. Tells nothing about the visitor. */
const cachedKey = "fonts";
const files = figtree + platypi;

/** Asks for a font ahead of all else; Chromium then paints nothing without it for 0.1 s. */
const preload = (href: string) =>
  addToHead("link", { rel: "preload", as: "font", crossOrigin: "", href });

const painted = () =>
  new Promise<void>((done) =>
    new PerformanceObserver((list) => {
      // Browsers tell of the background's paint first.
      if (list.getEntriesByName("first-contentful-paint").length) done();
    }).observe({ type: "paint", buffered: true }),
  );

/** Waits until the first view is painted, and takes the fonts into use in one step. */
async function takeLate(): Promise<void> {
  const root = document.documentElement.classList;
  root.add(standIns);
  await painted();
  // The first paint may lack a photo that has arrived, which is decoded beside, or is about to. One that
  // takes long is not waited for: on slow 3G fonts and scripts would come 0.4 s later.
  const photo = document.querySelector<HTMLImageElement>("img[fetchpriority]");
  await Promise.race([photo?.decode().catch(frame), wait(longestWaitMs)]);
  // What the parser brought after the first paint is in this frame.
  await frame();
  await frame();
  const fonts = ["700 1em Platypi", "1em Figtree"].map((font) => document.fonts.load(font));
  const haveCome = await Promise.all(fonts).catch(() => undefined);
  // Browsers would lay the page out once for each font.
  root.remove(standIns);
  if (haveCome) localStorage[cachedKey] = files;
}

/** Whether the fonts are in the browser's cache, as far as one can know without asking for them. */
function areCached(): boolean {
  try {
    return localStorage[cachedKey] === files;
  } catch {
    return false;
  }
}

/**
 * Takes the fonts into use: in the first frame where they are in the browser's cache, else once the
 * first view is painted. Browsers ask for a page's fonts before all else but its styles: on slow 3G
 * the photo of `/` came 0.2 s later for it. Pages without scripts have them from the styles.
 */
export function takeFonts(): Promise<unknown> {
  if (areCached()) return Promise.resolve([figtree, platypi].forEach(preload));
  // Storage may be forbidden: then the fonts come late each time.
  return takeLate().catch(() => undefined);
}
