import { ask, isAsking, type Question } from "../base/ask";
import texts from "../locale/bs.json";
import { signOut } from "../repository/sign-out";
import {
  hasUnsavedChanges,
  leaveButton,
  removeItemButton,
  removePhotoButton,
  signOutItem,
} from "../sveltia/elements";

const leaving = {
  question: "Ovo još nije sačuvano. Želite li ipak otići?",
  yes: "Napusti bez čuvanja",
  no: "Nastavi pisati",
};

const removingItem = {
  question: "Želite li obrisati ovu stavku?",
  yes: texts.delete,
  no: texts.cancel,
};

const removingPhoto = {
  question: "Želite li ukloniti ovu sliku?",
  yes: texts.remove,
  no: texts.cancel,
};

const signingOut = {
  question: "Želite li se odjaviti? S ovog uređaja se briše i ono što niste sačuvali.",
  yes: texts.sign_out,
  no: texts.cancel,
};

function getQuestionBefore(button: Element): Question | undefined {
  if (button.matches(signOutItem)) return signingOut;
  if (button.matches(removeItemButton)) return removingItem;
  if (button.matches(removePhotoButton)) return removingPhoto;
  return button.matches(leaveButton) && hasUnsavedChanges() ? leaving : undefined;
}

/** Buttons that are clicked again after a yes. */
const answered = new WeakSet<Element>();

/** Hold back a click and ask; after a yes, repeat the click, or sign out in place of the package. */
async function askBeforeClick(event: MouseEvent): Promise<void> {
  const { target } = event;
  const button =
    target instanceof Element ? target.closest<HTMLElement>(`button, ${signOutItem}`) : null;
  const question = button && getQuestionBefore(button);
  if (!question || answered.delete(button)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  // Escape answers our question with no. The package, which hears it too, clicks the arrow: that asks nothing again.
  if (isAsking() || !(await ask(question))) return;
  if (question === signingOut) return signOut();
  answered.add(button);
  button.click();
}

/**
 * Ask before something is lost. The package removes an item of a list at one click, and leaves a form without a word
 * about what was typed. A sign-out deletes what this device has.
 */
export function installQuestions(): void {
  window.addEventListener("click", askBeforeClick, true);
  // When the tab is closed or another site opened, the browser asks in its own words. Its back button asks nothing:
  // the package keeps what was typed, and offers it when the form is opened again.
  window.addEventListener("beforeunload", (event) => {
    if (hasUnsavedChanges()) event.preventDefault();
  });
}
