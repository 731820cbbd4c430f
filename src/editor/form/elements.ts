import texts from "../locale/bs.json";

// The parts of the package's form, which has no names for them: they are found by its classes and by the words on
// its buttons, which are ours.

export const saveButton = `.content-editor button[data-label="${texts.save}"]`;

/** Turns between the form and the page on a phone. */
export const previewButton = `.content-editor button[aria-label="${texts.preview}"]`;

/** Return the part of the form that scrolls; null where the page is shown in its place. */
export const getForm = () =>
  document.querySelector('.content-editor .pane[data-mode="edit"] .content');

/** Return the element of a field, if it is drawn. */
export const getField = (keyPath: string) =>
  document.querySelector<HTMLElement>(`.field[data-key-path="${CSS.escape(keyPath)}"]`);

export const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
