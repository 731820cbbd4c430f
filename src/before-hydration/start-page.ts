import { handleDialogClicks } from "./dialogs";
import { keepDraft } from "./form";
import { scriptedClass, setDayAndTop } from "./page-classes";

/** Start what works before hydration: the sky, dialogs, and the draft of the form. */
export function startPage(): void {
  document.documentElement.classList.add(scriptedClass);
  setDayAndTop();
  handleDialogClicks();
  keepDraft();
}
