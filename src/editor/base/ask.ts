interface Question {
  readonly question: string;
  /** On the button that does it; none where there is nothing to do. */
  readonly yes?: string;
  /** On the button that leaves everything as it is, which has the focus. */
  readonly no: string;
}

function button(text: string, value: string): HTMLButtonElement {
  return Object.assign(document.createElement("button"), { textContent: text, value });
}

function dialogOf({ question, yes, no }: Question): HTMLDialogElement {
  const dialog = document.createElement("dialog");
  dialog.className = "ask";
  const words = Object.assign(document.createElement("p"), { id: "ask", textContent: question });
  dialog.setAttribute("aria-labelledby", words.id);
  const buttons = document.createElement("div");
  // In the order of the editor's own dialogs.
  if (yes) buttons.append(button(yes, "yes"));
  buttons.append(Object.assign(button(no, ""), { autofocus: true }));
  dialog.append(words, buttons);
  return dialog;
}

/** Questions without an answer yet, in the order in which they are asked. */
const open = new Map<Question, Promise<boolean>>();

/** Return whether a question is on the screen. */
export const isAsking = () => open.size > 0;

/**
 * Ask in a dialog, once all earlier questions are answered. Escape is no.
 * @param question the same object is asked once, however often it comes while it is open
 * @returns whether the answer is yes
 */
export function ask(question: Question): Promise<boolean> {
  const known = open.get(question);
  if (known) return known;
  const before = [...open.values()].at(-1);
  const answer = (before ? before.then(() => openDialog(question)) : openDialog(question)).finally(
    () => open.delete(question),
  );
  open.set(question, answer);
  return answer;
}

function openDialog(question: Question): Promise<boolean> {
  const dialog = dialogOf(question);
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

/** Show words in a dialog with one button. */
export async function tell(words: string): Promise<void> {
  await ask({ question: words, no: "U redu" });
}
