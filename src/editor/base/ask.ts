export interface Question {
  readonly question: string;
  /** The label of the button that says yes; without it there is one button. */
  readonly yes?: string;
  /** The label of the button that says no, which has the focus. */
  readonly no: string;
}

function createButton(text: string, value: string): HTMLButtonElement {
  return Object.assign(document.createElement("button"), { textContent: text, value });
}

function createDialog({ question, yes, no }: Question): HTMLDialogElement {
  const dialog = document.createElement("dialog");
  dialog.className = "ask";
  const words = Object.assign(document.createElement("p"), { id: "ask", textContent: question });
  dialog.setAttribute("aria-labelledby", words.id);
  const buttons = document.createElement("div");
  // The order of buttons in the editor's own dialogs.
  if (yes) buttons.append(createButton(yes, "yes"));
  buttons.append(Object.assign(createButton(no, ""), { autofocus: true }));
  dialog.append(words, buttons);
  return dialog;
}

function openDialog(question: Question): Promise<boolean> {
  const dialog = createDialog(question);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("click", ({ target }) => {
      if (target instanceof HTMLButtonElement) dialog.close(target.value);
    });
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue === "yes");
    });
  });
}

/** The answer to the question that was asked last. */
let last = Promise.resolve(false);

/** Return whether a question is on the screen. */
export const isAsking = () => document.querySelector("dialog.ask") !== null;

/**
 * Ask in a dialog, once all earlier questions are answered. Escape is no.
 * @returns whether the answer is yes
 */
export function ask(question: Question): Promise<boolean> {
  last = last.catch(() => false).then(() => openDialog(question));
  return last;
}

/** Show words in a dialog with one button. */
export async function tell(words: string): Promise<void> {
  await ask({ question: words, no: "U redu" });
}
