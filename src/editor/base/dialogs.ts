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
  const text = Object.assign(document.createElement("p"), { textContent: message });
  // In such a form, a button closes the dialog with its value.
  const buttons = Object.assign(document.createElement("form"), { method: "dialog" });
  // Sveltia CMS has the same order of buttons in its dialogs.
  if (confirm) buttons.append(createButton(confirm, "yes"));
  buttons.append(Object.assign(createButton(dismiss, ""), { autofocus: true }));
  dialog.append(text, buttons);
  return Object.assign(dialog, { className: "editor-dialog", ariaLabel: message });
}

export const isDialogOpen = () => document.querySelector("dialog.editor-dialog") !== null;

/**
 * Ask in a dialog, on top of those that are open. Escape dismisses it.
 * @returns whether it was confirmed
 */
export function askToConfirm(confirmation: Confirmation): Promise<boolean> {
  const dialog = createDialog(confirmation);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue === "yes");
    });
  });
}

/** Show a message in a dialog with one button. */
export async function showMessage(message: string): Promise<void> {
  await askToConfirm({ message, dismiss: "U redu" });
}
