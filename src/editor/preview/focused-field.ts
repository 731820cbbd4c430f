import { backToFormButton, getKeyPath } from "../sveltia/elements";
import { goToField } from "../sveltia/go-to-field";

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** The field that was focused last, and the URL of its form: a phone shows either the form or the preview. */
let lastField:
  | { readonly element: TextField; readonly keyPath: string; readonly form: string }
  | undefined;

function rememberField({ target: element }: Event): void {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return;
  const keyPath = getKeyPath(element);
  if (keyPath) lastField = { element, keyPath, form: window.location.hash };
}

const getLastField = () => (lastField?.form === window.location.hash ? lastField : undefined);

/** Focus the field again. On a phone, Sveltia CMS replaces the preview by a new form, scrolled to its top. */
function returnToField({ target }: Event): void {
  const field = getLastField();
  if (field && target instanceof Element && target.closest(backToFormButton))
    setTimeout(() => void goToField(field.keyPath), 100);
}

/** Remember the focused field, for the preview to scroll to and to return to from the preview. */
export function trackFocusedField(): void {
  window.addEventListener("focusin", rememberField);
  // In the capture phase, because Sveltia CMS changes the button when it handles the click.
  window.addEventListener("click", returnToField, true);
}

/** Remove Markdown syntax and placeholders, and collapse spaces, so that the text can be found on a page. */
export const toPlainText = (text: string) =>
  text
    .replace(/\]\([^)]*\)|\{\w+\}|[*_#[\]|>~-]/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** Return the text of the paragraph at the cursor; undefined if no field of this form was focused. */
export function getFocusedText(): string | undefined {
  const field = getLastField();
  if (!field) return undefined;
  const { value, selectionStart } = field.element;
  const cursor = selectionStart ?? 0;
  const before = value.slice(0, cursor).split("\n\n").at(-1) ?? "";
  const after = value.slice(cursor).split("\n\n")[0] ?? "";
  return toPlainText(before + after);
}
