// Selectors into the DOM of Sveltia CMS. It has no stable hooks, so we use its classes and our translated labels.
import texts from "../locale/bs.json";

const formButton = (label: string) => `.content-editor button[aria-label="${label}"]`;
const saveButton = (label: string) => `.content-editor button[data-label="${label}"]`;

export const removeItemButton = formButton(texts.remove);
export const removePhotoButton = [texts.remove_image, texts.remove_file].map(formButton).join();

/** Leaves the form: the arrow, which Escape clicks too, and links to pages, but not those in the list of errors. */
export const leaveButton = `${formButton(texts.cancel_editing)}, .content-editor button.ref:not(:has(.validation))`;

/** The button that switches a phone from the preview to the form. */
export const backToFormButton = `${formButton(texts.preview)}[aria-pressed="true"]`;

/** The command that signs out. It is the last in its menu; its label may be translated by the browser. */
export const signOutItem = `[role="menu"][aria-label="${texts.account}"] > :last-child [role="menuitem"]`;

/** Return whether the form has unsaved changes, or is being saved. */
export const hasUnsavedChanges = () =>
  document.querySelector(`${saveButton(texts.save)}:enabled, ${saveButton(texts.saving)}`) !== null;

/** Return the form's scroll container; null if the preview is shown in its place. */
export const getFormScroller = () =>
  document.querySelector('.content-editor .pane[data-mode="edit"] .content');

/** Return the element of a field; null if it is not rendered. */
export const getField = (keyPath: string) =>
  document.querySelector(`.field[data-key-path="${CSS.escape(keyPath)}"]`);

/** Return the wrapper of a list item, which is empty until it is scrolled into view. */
export function getListItem(keyPath: string): Element | undefined {
  const [, list = "", index] = /^(.*)\.(\d+)$/.exec(keyPath) ?? [];
  return getField(list)?.querySelector(".item-list")?.children[Number(index)];
}

/** Return the path of the field that contains an element. */
export const getKeyPath = (element: Element) =>
  element.closest("[data-key-path]")?.getAttribute("data-key-path") ?? undefined;

/** Close the list of versions, which covers the form on a phone, and open the preview. */
export function switchToPreview(): void {
  const close = `.drawer.open button[aria-label="${texts._sui.close}"]`;
  const previewToggle = `button[aria-label="${texts.preview}"][aria-pressed="false"]`;
  for (const button of [close, previewToggle]) document.querySelector<HTMLElement>(button)?.click();
}
