/**
 * The inline script in the head of every page: it makes dialogs work, holds back early events, and
 * loads the fonts and then the scripts. Webpack builds it as an entry of its own, without React and
 * Gatsby, and `src/gatsby/output/first-view-code.ts` reads it for the pages.
 */
import { openDialogs } from "./dialogs";
import { holdEvents } from "./event-replay";
import { loadFonts } from "./fonts";
import { loadDelayedScripts } from "./load-delayed-scripts";

openDialogs();
const onScriptsFailed = holdEvents();
window.fontsSettled = loadFonts();
loadDelayedScripts(window.fontsSettled, onScriptsFailed);
