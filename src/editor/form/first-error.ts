import texts from "../locale/bs.json";
import { getForm, previewButton, saveButton, wait } from "./elements";
import { goToField } from "./go-to-field";

const refused = `.toast[aria-hidden="false"] button[data-label="${texts.show_errors}"]`;

/** Draw all fields, and put the focus into the first that is wrong: the editor draws a field when it comes into view. */
async function goToFirstError(form: Element): Promise<void> {
  for (let top = 0; top < form.scrollHeight; top += form.clientHeight) {
    form.scrollTop = top;
    await wait(60);
  }
  const keyPath = form.querySelector<HTMLElement>(".field:has(> .validation)")?.dataset.keyPath;
  if (keyPath) await goToField(keyPath);
}

/** Wait until a save has ended. A form that is saved closes; one that is refused says only how many fields are wrong. */
async function afterSave(): Promise<void> {
  do await wait(60);
  while (
    document.querySelector(".content-editor") &&
    !document.querySelector(`${saveButton}:enabled`)
  );
  const isRefused = document.querySelector(refused) && document.querySelector(".content-editor");
  if (!isRefused) return;
  if (!getForm()) {
    document.querySelector<HTMLElement>(`${previewButton}[aria-pressed="true"]`)?.click();
    await wait(200);
  }
  const form = getForm();
  if (form) await goToFirstError(form);
}

/** Lead to the first wrong field after a save that was refused. */
export function installFirstError(): void {
  const onClick = ({ target }: Event) => {
    if (target instanceof Element && target.closest(saveButton)) void afterSave();
  };
  // Before the editor takes the click, and changes the words on the button.
  window.addEventListener("click", onClick, true);
}
