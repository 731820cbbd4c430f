import { toWords } from "./pressed-field";

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** The field that had the focus last, and its form: on a phone the page is not there meanwhile. */
let last: { readonly element: TextField; readonly form: string } | undefined;

/** Remember the field that has the focus. */
export function installFocusedField(): void {
  window.addEventListener("focusin", ({ target: element }) => {
    if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return;
    if (element.closest("[data-key-path]")) last = { element, form: window.location.hash };
  });
}

/** Return the words of the paragraph at the cursor in this form; undefined if no field of it had the focus. */
export function getFocusedWords(): string | undefined {
  if (last?.form !== window.location.hash) return undefined;
  const { value, selectionStart } = last.element;
  const [before = "", after = ""] = [
    value
      .slice(0, selectionStart ?? 0)
      .split("\n\n")
      .at(-1),
    value.slice(selectionStart ?? 0).split("\n\n")[0],
  ];
  return toWords(before + after);
}
