/** Class on `<html>` without which the style sheets show the page as it is without scripts. */
export const scriptedClass = "scripted";

/** Whether the browser is one of those in `package.json`. Others get the page as it is without scripts. */
export function isSupported(): boolean {
  // Of what the scripts need, dialogs came last to Firefox; cascade layers came with the last to others.
  return "HTMLDialogElement" in window && "CSSLayerBlockRule" in window;
}
