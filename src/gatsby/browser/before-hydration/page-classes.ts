import { dayClass, isDaylight } from "../../../domain/daylight";

/** Class on `<html>` without which the style sheets show the page as it is without scripts. */
export const scriptedClass = "scripted";

/** Return whether the browser is one of those in `package.json`. Others get the page as it is without scripts. */
export function isSupported(): boolean {
  // The newest things that the scripts need: Firefox 98 has dialogs, Chrome 99 and Safari 15.4 have cascade layers.
  return "HTMLDialogElement" in window && "CSSLayerBlockRule" in window;
}

/** Class on `<html>` while the page is at its top, where the header shows the sky. */
const topClass = "top";

/** Set both classes before the first paint, and follow the scrolling. */
export function followSky(): void {
  const { classList } = document.documentElement;
  classList.toggle(dayClass, isDaylight(new Date()));
  const onScroll = () => classList.toggle(topClass, window.scrollY < 4);
  onScroll();
  window.addEventListener("scroll", onScroll, { passive: true });
}
