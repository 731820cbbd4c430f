/**
 * What stands in the head of every page, so that it works from the first paint on: the fonts, the
 * controls, and the call for the scripts. Webpack makes one script of it, which
 * `src/gatsby/output/first-view-code.ts` hands to the pages; it uses nothing that React or Gatsby bring.
 */
import { openDialogs } from "./dialogs";
import { takeFonts } from "./fonts";
import { holdTouches } from "./held-touches";
import { loadScriptsLate } from "./load-delayed-scripts";

openDialogs();
const giveUp = holdTouches();
window.fontsSettled = takeFonts();
loadScriptsLate(window.fontsSettled, giveUp);
