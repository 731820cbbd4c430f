import { ask, isAsking } from "../base/ask";
import texts from "../locale/bs.json";
import {
  hasUnsavedChanges,
  leaveButton,
  removeItemButton,
  removePhotoButton,
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

function getQuestionBefore(button: Element) {
  if (button.matches(removeItemButton)) return removingItem;
  if (button.matches(removePhotoButton)) return removingPhoto;
  return button.matches(leaveButton) && hasUnsavedChanges() ? leaving : undefined;
}

/** Buttons that are clicked again after a yes. */
const answered = new WeakSet<Element>();

/** Hold back a click, and repeat it after a yes. */
async function askBeforeClick(event: MouseEvent): Promise<void> {
  const button = event.target instanceof Element ? event.target.closest("button") : null;
  const question = button && getQuestionBefore(button);
  if (!question || answered.delete(button)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  // Escape answers the question, and in the package also clicks the arrow.
  if (isAsking() || !(await ask(question))) return;
  answered.add(button);
  button.click();
}

/**
 * Ask before something is lost: an item of a list, which the package removes at one click, or what was typed, which
 * nobody sees before the form is opened again.
 */
export function installQuestions(): void {
  window.addEventListener("click", askBeforeClick, true);
  // A closed tab, or another site: the browser asks in its own words. Its own arrows ask nothing: the package keeps
  // what was typed, and offers it when the form is opened again.
  window.addEventListener("beforeunload", (event) => {
    if (hasUnsavedChanges()) event.preventDefault();
  });
}
