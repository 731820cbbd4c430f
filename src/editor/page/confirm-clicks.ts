import { askToConfirm, type Confirmation, isDialogOpen } from "../base/dialogs";
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
  message: "Ovo još nije sačuvano. Želite li ipak otići?",
  confirm: "Napusti bez čuvanja",
  dismiss: "Nastavi pisati",
};

const removingItem = {
  message: "Želite li obrisati ovu stavku?",
  confirm: texts.delete,
  dismiss: texts.cancel,
};

const removingPhoto = {
  message: "Želite li ukloniti ovu sliku?",
  confirm: texts.remove,
  dismiss: texts.cancel,
};

const signingOut = {
  message: "Želite li se odjaviti? S ovog uređaja se briše i ono što niste sačuvali.",
  confirm: texts.sign_out,
  dismiss: texts.cancel,
};

function getConfirmation(button: Element): Confirmation | undefined {
  if (button.matches(signOutItem)) return signingOut;
  if (button.matches(removeItemButton)) return removingItem;
  if (button.matches(removePhotoButton)) return removingPhoto;
  return button.matches(leaveButton) && hasUnsavedChanges() ? leaving : undefined;
}

/** Buttons whose next click is let through, because it has been confirmed. */
const confirmedButtons = new WeakSet<Element>();

/** Hold back a destructive click and ask. Once confirmed, repeat it, or sign out in place of Sveltia CMS. */
async function confirmClick(event: MouseEvent): Promise<void> {
  const { target } = event;
  const button =
    target instanceof Element ? target.closest<HTMLElement>(`button, ${signOutItem}`) : null;
  const confirmation = button && getConfirmation(button);
  if (!confirmation || confirmedButtons.delete(button)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  // Escape closes our dialog. Sveltia CMS hears it too and clicks the arrow, which must not ask again.
  if (isDialogOpen() || !(await askToConfirm(confirmation))) return;
  if (confirmation === signingOut) return signOut();
  confirmedButtons.add(button);
  button.click();
}

/**
 * Ask before a click, or closing the tab, loses something. Sveltia CMS removes a list item at one click, and leaves a
 * form with unsaved changes without asking. A sign-out deletes what this device has.
 */
export function confirmDestructiveClicks(): void {
  window.addEventListener("click", confirmClick, true);
  // The browser asks in its own words when the tab is closed or another site opened. Its back button asks nothing:
  // Sveltia CMS backs up unsaved changes, and offers them when the form is opened again.
  window.addEventListener("beforeunload", (event) => {
    if (hasUnsavedChanges()) event.preventDefault();
  });
}
