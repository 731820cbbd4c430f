/**
 * Class on `<html>` without which the style sheets show the page as it is without scripts. A browser
 * too old to parse the inline script never sets it.
 */
export const scriptedClass = "scripted";

/** Names without which the scripts do not work, and one that came with cascade layers. */
const needed = ["HTMLDialogElement", "IntersectionObserver", "CSSLayerBlockRule"];

/**
 * Whether the browser is one of those in `package.json`: Chrome 99, Firefox 98, Safari 15.4. Older ones
 * get the page as it is without scripts, which is complete.
 */
export function isSupported(): boolean {
  return "at" in [] && needed.every((name) => name in window);
}
