export interface Confirmation {
  readonly message: string;
  /** Label of the button that confirms; a dialog without it has one button. */
  readonly confirm?: string;
  /** Label of the button that closes the dialog, which has the focus. */
  readonly dismiss: string;
}

function createButton(text: string, value: string): HTMLButtonElement {
  return Object.assign(document.createElement("button"), { textContent: text, value });
}

function createDialog({ message, confirm, dismiss }: Confirmation): HTMLDialogElement {
  const dialog = document.createElement("dialog");
  dialog.className = "editor-dialog";
  const text = Object.assign(document.createElement("p"), { id: "asked", textContent: message });
  dialog.setAttribute("aria-labelledby", text.id);
  const buttons = document.createElement("div");
  // Sveltia CMS has the same order of buttons in its dialogs.
  if (confirm) buttons.append(createButton(confirm, "yes"));
  buttons.append(Object.assign(createButton(dismiss, ""), { autofocus: true }));
  dialog.append(text, buttons);
  return dialog;
}

function openDialog(confirmation: Confirmation): Promise<boolean> {
  const dialog = createDialog(confirmation);
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

/** The result of the newest dialog: the next one waits for it. */
let queue = Promise.resolve(false);

export const isDialogOpen = () => document.querySelector("dialog.editor-dialog") !== null;

/**
 * Ask in a dialog, once all earlier dialogs are closed. Escape dismisses it.
 * @returns whether it was confirmed
 */
export function askToConfirm(confirmation: Confirmation): Promise<boolean> {
  queue = queue.catch(() => false).then(() => openDialog(confirmation));
  return queue;
}

/** Show a message in a dialog with one button, once all earlier dialogs are closed. */
export async function showMessage(message: string): Promise<void> {
  await askToConfirm({ message, dismiss: "U redu" });
}
