import { openDialogs } from "./before-hydration/dialogs";
import { keepDraft } from "./before-hydration/form";
import { scriptedClass } from "./before-hydration/page-classes";

/** Do for live editing what the inline script does in a built page. */
export function startLiveEditing(): void {
  document.documentElement.classList.add(scriptedClass);
  openDialogs();
  keepDraft();
}
