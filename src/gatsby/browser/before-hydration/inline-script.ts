/** The inline script in the head of every page: an entry of its own, without React and Gatsby. */
import { openDialogs } from "./dialogs";
import { rememberSubmit } from "./early-submit";
import { loadFonts } from "./fonts";
import { keepDraft } from "./keep-draft";
import { loadDelayedScripts } from "./load-delayed-scripts";
import { followSky } from "./sky";
import { isSupported, scriptedClass } from "./supported";

if (isSupported()) {
  document.documentElement.classList.add(scriptedClass);
  followSky();
  openDialogs();
  keepDraft();
  const onFailure = rememberSubmit();
  window.fontsSettled = loadFonts();
  loadDelayedScripts(window.fontsSettled, onFailure);
}
