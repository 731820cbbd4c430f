import { getField, getForm, previewButton, wait } from "./elements";
import { drawField } from "./go-to-field";

/** The innermost field at the upper edge of the form, and how far it reaches above it, in px. */
let place: { readonly keyPath: string; readonly above: number } | undefined;

function remember(form: Element): void {
  const edge = form.getBoundingClientRect().top;
  const getAbove = (field: Element) => edge - field.getBoundingClientRect().top;
  const passed = [...form.querySelectorAll<HTMLElement>(".field")].filter(
    (field) => getAbove(field) >= 0,
  );
  const last = passed.at(-1);
  const { keyPath } = last?.dataset ?? {};
  place = last && keyPath ? { keyPath, above: getAbove(last) } : undefined;
}

async function comeBack(): Promise<void> {
  await wait(100);
  if (!place || !getForm()) return;
  await drawField(place.keyPath);
  getField(place.keyPath)?.scrollIntoView({ block: "start" });
  getForm()?.scrollBy({ top: place.above, behavior: "instant" });
}

function onClick({ target }: Event): void {
  if (!(target instanceof Element && target.closest(previewButton))) return;
  const form = getForm();
  if (form) remember(form);
  else void comeBack();
}

/** Scroll the form to its last place when it replaces the page on a phone: the editor draws it anew, from its top. */
export function installScrollPlace(): void {
  // Before the editor takes the click, and changes the words on the button.
  window.addEventListener("click", onClick, true);
}
