// The inline script in the head of every page: an entry of its own, without React and Gatsby. It starts the page, and
// its listeners serve the whole visit: dialogs, the draft of the form, reports of failed scripts.
import { loadFonts } from "./fonts";
import { holdEarlySubmit } from "./form";
import { loadDelayedScripts } from "./load-delayed-scripts";
import { isSupported, startPage } from "./start-page";

if (isSupported()) {
  startPage();
  const onFailure = holdEarlySubmit();
  loadDelayedScripts(loadFonts(), onFailure);
}
