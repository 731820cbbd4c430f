/** The inline script in the head of every page: an entry of its own, without React and Gatsby. */
import { handleDialogClicks } from "./dialogs";
import { loadFonts } from "./fonts";
import { keepDraft, rememberSubmit } from "./form";
import { loadDelayedScripts } from "./load-delayed-scripts";
import { isSupported, scriptedClass, setDayAndTop } from "./page-classes";

if (isSupported()) {
  document.documentElement.classList.add(scriptedClass);
  setDayAndTop();
  handleDialogClicks();
  keepDraft();
  const onFailure = rememberSubmit();
  window.fontsSettled = loadFonts();
  loadDelayedScripts(window.fontsSettled, onFailure);
}
