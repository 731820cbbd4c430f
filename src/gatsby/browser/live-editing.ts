import { openDialogs } from "./before-hydration/dialogs";
import { keepDraft } from "./before-hydration/keep-draft";
import { scriptedClass } from "./before-hydration/supported";

/** What pages need during live editing, when they have no inline script. */
export function startLiveEditing(): void {
  document.documentElement.classList.add(scriptedClass);
  openDialogs();
  keepDraft();
}
