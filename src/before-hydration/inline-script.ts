/** The inline script in the head of every page: an entry of its own, without React and Gatsby. */
import { loadFonts } from "./fonts";
import { holdEarlySubmit } from "./form";
import { loadDelayedScripts } from "./load-delayed-scripts";
import { isSupported, startPage } from "./start-page";

if (isSupported()) {
  startPage();
  const onFailure = holdEarlySubmit();
  window.fontsSettled = loadFonts();
  loadDelayedScripts(window.fontsSettled, onFailure);
}
