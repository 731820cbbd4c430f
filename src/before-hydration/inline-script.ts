/*
 * The inline script in the head of every page: an entry of its own, without React and Gatsby. Most of it only bridges
 * the time until hydration; the clicks around dialogs, the class for the top of the page and the draft of the enquiry
 * are its task for as long as the page is open.
 */
import { loadFonts } from "./fonts";
import { holdEarlySubmit } from "./form";
import { loadDelayedScripts } from "./load-delayed-scripts";
import { isSupported, startPage } from "./start-page";

if (isSupported()) {
  startPage();
  const onFailure = holdEarlySubmit();
  loadDelayedScripts(loadFonts(), onFailure);
}
