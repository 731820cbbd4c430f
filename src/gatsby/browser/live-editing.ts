import { openDialogs } from "./before-hydration/dialogs";
import { keepDraft } from "./before-hydration/form";
import { scriptedClass } from "./before-hydration/page-classes";

/** What pages need during live editing, when they have no inline script. */
export function startLiveEditing(): void {
  document.documentElement.classList.add(scriptedClass);
  openDialogs();
  keepDraft();
}
