// The parts of the package's page, which has no names for them: they are found by its classes, and by the words on
// its buttons, which are ours.
import texts from "../locale/bs.json";

const formButton = (label: string) => `.content-editor button[aria-label="${label}"]`;
const saveButton = (label: string) => `.content-editor button[data-label="${label}"]`;

export const removeItemButton = formButton(texts.remove);
export const removePhotoButton = [texts.remove_image, texts.remove_file].map(formButton).join();

/**
 * Leave the form: the arrow, which Escape clicks too, and the list of pages that show what is being edited. The list of
 * errors has the same kind of button, but stays in the form.
 */
export const leaveButton = `${formButton(texts.cancel_editing)}, .content-editor button.ref:not(:has(.validation))`;

/** Turn from the page to the form on a phone. */
export const formFromPreviewButton = `${formButton(texts.preview)}[aria-pressed="true"]`;

/** Sign out: the last item of its menu, since browsers may translate the words on it. */
export const signOutItem = `[role="menu"][aria-label="${texts.account}"] > :last-child [role="menuitem"]`;

/** Return whether a form has changes that are not saved yet, or are being saved. */
export const hasUnsavedChanges = () =>
  document.querySelector(`${saveButton(texts.save)}:enabled, ${saveButton(texts.saving)}`) !== null;

/** Return the part of the form that scrolls; null where the page is shown in its place. */
export const getForm = () =>
  document.querySelector('.content-editor .pane[data-mode="edit"] .content');

/** Return the element of a field, if it is drawn. */
export const getField = (keyPath: string) =>
  document.querySelector(`.field[data-key-path="${CSS.escape(keyPath)}"]`);

/** Return the wrapper of a list's item, which is empty until it scrolls into view. */
export function getListItem(keyPath: string): Element | undefined {
  const [, list = "", index] = /^(.*)\.(\d+)$/.exec(keyPath) ?? [];
  return getField(list)?.querySelector(".item-list")?.children[Number(index)];
}

/** Return the path of the field that an element is in. */
export const getKeyPath = (element: Element) =>
  element.closest("[data-key-path]")?.getAttribute("data-key-path") ?? undefined;

/** Turn from the list of a file's versions to the preview: on a phone the list covers the form. */
export function turnToPreview(): void {
  const close = `.drawer.open button[aria-label="${texts._sui.close}"]`;
  const eye = `button[aria-label="${texts.preview}"][aria-pressed="false"]`;
  for (const button of [close, eye]) document.querySelector<HTMLElement>(button)?.click();
}
