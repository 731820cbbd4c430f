import { handleDialogClicks } from "./before-hydration/dialogs";
import { keepDraft } from "./before-hydration/form";
import { scriptedClass, setDayAndTop } from "./before-hydration/page-classes";

/** Do during live editing what the inline script does in a built page, except for loading fonts and scripts late. */
export function startLiveEditing(): void {
  document.documentElement.classList.add(scriptedClass);
  setDayAndTop();
  handleDialogClicks();
  keepDraft();
}
