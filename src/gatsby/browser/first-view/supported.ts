/**
 * Class on `<html>` without which the style sheets show the page as it is without scripts. A browser
 * too old to parse the inline script never sets it.
 */
export const scriptedClass = "scripted";

/**
 * Whether the browser has what the scripts take for granted. Each name arrived with one of the oldest
 * browsers in `package.json`: Chrome 99, Firefox 98, Safari 15.4. Other browsers get the page as it is
 * without scripts, which is complete.
 */
export function isSupported(): boolean {
  return (
    "at" in Array.prototype &&
    "hasOwn" in Object &&
    ["structuredClone", "HTMLDialogElement", "IntersectionObserver", "CSSLayerBlockRule"].every(
      (name) => name in window,
    )
  );
}
