import { openDialogs } from "./first-view/dialogs";
import { keepDraft } from "./first-view/keep-draft";
import { scriptedClass } from "./first-view/supported";

/** What pages need during live editing, when they have no inline script. */
export function startLiveEditing(): void {
  document.documentElement.classList.add(scriptedClass);
  openDialogs();
  keepDraft();
}
