// A save that is refused for its fields says only how many are wrong; so the form goes to the first. The
// editor draws a field when it comes into view, and its list of errors finds no field that is not drawn.
import texts from "../locale/bs.json";
import { goToField } from "../preview/go-to-field";

const save = `.content-editor button[data-label="${texts.save}"]`;
const refused = `.toast[aria-hidden="false"] button[data-label="${texts.show_errors}"]`;

/** What turns a phone from the page back to the form. */
const eye = `.content-editor button[aria-label="${texts.preview}"][aria-pressed="true"]`;

const form = () => document.querySelector('.content-editor .pane[data-mode="edit"] .content');

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Has all fields drawn, and puts the focus into the first that is wrong. */
async function goToFirst(form: Element): Promise<void> {
  for (let top = 0; top < form.scrollHeight; top += form.clientHeight) {
    form.scrollTop = top;
    await wait(60);
  }
  const keyPath = form.querySelector<HTMLElement>(".field:has(> .validation)")?.dataset.keyPath;
  if (keyPath) await goToField(keyPath);
}

/** Waits until a save has ended; a form that is saved is closed. */
async function afterSave({ target }: Event): Promise<void> {
  if (!(target instanceof Element && target.closest(save))) return;
  do await wait(60);
  while (document.querySelector(".content-editor") && !document.querySelector(`${save}:enabled`));
  const error = document.querySelector(refused)?.closest(".alert");
  if (!error || !document.querySelector(".content-editor")) return;
  error.classList.remove("read");
  if (!form()) {
    document.querySelector<HTMLElement>(eye)?.click();
    await wait(200);
  }
  const fields = form();
  if (fields) await goToFirst(fields);
}

// Before the editor takes the click, and changes the words on the button.
window.addEventListener("click", afterSave, true);
