import { ask, isAsking } from "../base/ask";
import { isWriting } from "../gate/guard";
import texts from "../locale/bs.json";

/** Buttons are found by the words on them, which are ours. */
const buttons = (...labels: string[]) =>
  labels.map((label) => `.content-editor button[aria-label="${label}"]`).join();

const leaving = {
  question: "Ovo još nije sačuvano. Želite li ipak otići?",
  yes: "Napusti bez čuvanja",
  no: "Nastavi pisati",
};

const leavingWhileSaving = {
  question: "Čuvanje još traje. Ako sada odete, možda neće uspjeti. Želite li ipak otići?",
  yes: "Ipak otiđi",
  no: "Sačekaj",
};

const questions = [
  {
    on: buttons(texts.remove),
    question: "Želite li obrisati ovu stavku?",
    yes: texts.delete,
    no: texts.cancel,
  },
  {
    on: buttons(texts.remove_image, texts.remove_file),
    question: "Želite li ukloniti ovu sliku?",
    yes: texts.remove,
    no: texts.cancel,
  },
];

/** The arrow, which Escape clicks too, and the list of pages that show what is being edited. */
const leavers = `${buttons(texts.cancel_editing)}, .content-editor button.ref`;

const findSaveButton = (label: string, state = "") =>
  document.querySelector(`.content-editor button[data-label="${label}"]${state}`);

/** Return the question for somebody who leaves; undefined if nothing would be lost. */
function getLeavingQuestion() {
  if (isWriting() || findSaveButton(texts.saving)) return leavingWhileSaving;
  return findSaveButton(texts.save, ":enabled") ? leaving : undefined;
}

function getQuestionBefore(button: Element) {
  // The list of errors is the same kind of button, but it stays in this form.
  const isLeaving = button.matches(leavers) && !button.querySelector(".validation");
  if (isLeaving) return getLeavingQuestion();
  return questions.find(({ on }) => button.matches(on));
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
  // Escape, which answers a question, clicks the arrow too.
  if (isAsking() || !(await ask(question))) return;
  answered.add(button);
  button.click();
}

/**
 * Ask before something is lost: an item of a list, which the editor removes at one click, or what was typed, which it
 * forgets at another.
 */
export function installQuestions(): void {
  window.addEventListener("click", askBeforeClick, true);
  // A closed tab, or another site: the browser asks in its own words. Its own arrows ask nothing: the editor keeps
  // what was typed, and offers it when the form is opened again.
  window.addEventListener("beforeunload", (event) => {
    if (getLeavingQuestion()) event.preventDefault();
  });
}
