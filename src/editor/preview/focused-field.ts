import { formFromPreviewButton, getKeyPath } from "../sveltia/elements";
import { goToField } from "../sveltia/go-to-field";

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** The field that had the focus last, and its form: on a phone page and form take turns. */
let last:
  | { readonly element: TextField; readonly keyPath: string; readonly form: string }
  | undefined;

function rememberField({ target: element }: Event): void {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return;
  const keyPath = getKeyPath(element);
  if (keyPath) last = { element, keyPath, form: window.location.hash };
}

const getLast = () => (last?.form === window.location.hash ? last : undefined);

/** Return to the field. On a phone the package replaces the page by a new form, scrolled to its top. */
function returnToField({ target }: Event): void {
  const field = getLast();
  if (field && target instanceof Element && target.closest(formFromPreviewButton))
    setTimeout(() => void goToField(field.keyPath), 100);
}

/** Keep the place in the form, which the page follows. */
export function installFocusedField(): void {
  window.addEventListener("focusin", rememberField);
  // Captured, because the package changes the button when it handles the click.
  window.addEventListener("click", returnToField, true);
}

/** Return words without the marks of Markdown, placeholders and spaces that a page shows otherwise. */
export const toWords = (text: string) =>
  text
    .replace(/\]\([^)]*\)|\{\w+\}|[*_#[\]|>~-]/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** Return the words of the paragraph at the cursor in this form; undefined if no field of it had the focus. */
export function getFocusedWords(): string | undefined {
  const field = getLast();
  if (!field) return undefined;
  const { value, selectionStart } = field.element;
  const at = selectionStart ?? 0;
  const before = value.slice(0, at).split("\n\n").at(-1) ?? "";
  const after = value.slice(at).split("\n\n")[0] ?? "";
  return toWords(before + after);
}
