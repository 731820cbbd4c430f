// The inline script in the head of every page: an entry of its own, without React and Gatsby. It starts the page, and
// its listeners serve the whole visit: dialogs, the saved enquiry, reports of failed scripts.
import { loadFonts } from "./fonts";
import { holdEarlySubmit } from "./form";
import { loadDeferredScripts } from "./load-deferred-scripts";
import { isSupported, startPage } from "./start-page";

if (isSupported()) {
  startPage();
  const onFailure = holdEarlySubmit();
  loadDeferredScripts(loadFonts(), onFailure);
}
