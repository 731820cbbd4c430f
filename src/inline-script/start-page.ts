import { dayClass, isDaylight } from "../domain/daylight";
import { handleDialogClicks } from "./dialogs";
import { saveEnquiryOnInput } from "./form";

/** Return whether the browser is one of those in `package.json`. Others get the page as it is without scripts. */
export function isSupported(): boolean {
  // Dialogs came with Firefox 98, cascade layers with Chrome 99 and Safari 15.4. Layers only tell the version.
  return "HTMLDialogElement" in window && "CSSLayerBlockRule" in window;
}

/** Class on `<html>` without which the style sheets show the page as it is without scripts. */
const scriptedClass = "scripted";

/** Class on `<html>` while the page is at its top, where the header shows the sky. */
const topClass = "top";

/** Start what works before hydration: set classes on `<html>`, handle dialogs and save the enquiry. */
export function startPage(): void {
  const { classList } = document.documentElement;
  classList.add(scriptedClass);
  classList.toggle(dayClass, isDaylight(new Date()));
  const onScroll = () => classList.toggle(topClass, window.scrollY < 4);
  onScroll();
  window.addEventListener("scroll", onScroll, { passive: true });
  handleDialogClicks();
  saveEnquiryOnInput();
}
