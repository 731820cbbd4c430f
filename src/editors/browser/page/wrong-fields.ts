// A save that is refused for its fields says only how many are wrong; so the form goes to the first. The
// editor draws what has been in view, so its own list of errors finds no field that nobody has seen.
import texts from "../locale/bs.json";
import { goToField } from "../preview/go-to-field";
import { keep } from "./toasts";

const save = `.content-editor button[data-label="${texts.save}"]`;
const refused = `.toast[aria-hidden="false"]:has(button[data-label="${texts.show_errors}"])`;

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Scrolls a form from the top until the first field of a kind is drawn and in view. */
async function firstField(kind: string): Promise<HTMLElement | undefined> {
  const form = document.querySelector('.content-editor .pane[data-mode="edit"] .content');
  for (let top = 0; form && top < form.scrollHeight; top += form.clientHeight) {
    form.scrollTop = top;
    await wait(60);
    const field = form.querySelector<HTMLElement>(`.field${kind}`);
    const edge = form.getBoundingClientRect().bottom;
    if (field && field.getBoundingClientRect().top < edge) return field;
  }
}

/** Waits until a save has ended; a form that is saved is closed. */
async function afterSave({ target }: Event): Promise<void> {
  if (!(target instanceof Element && target.closest(save))) return;
  do await wait(60);
  while (document.querySelector(".content-editor") && !document.querySelector(`${save}:enabled`));
  const toast = document.querySelector(refused);
  if (!toast) return;
  keep(toast);
  const keyPath = (await firstField(":has(> .validation)"))?.dataset.keyPath;
  if (keyPath) await goToField(keyPath);
}

let isOnTheWay = false;

/** Helps the editor to a field that it has been told to show, and has not drawn. */
async function helpToField({ data, source }: MessageEvent): Promise<void> {
  if (source !== window || data?.type !== "highlight-editor-field" || isOnTheWay) return;
  const path = (kind: string) => `[data-key-path="${CSS.escape(kind)}"]`;
  const { keyPath } = data.payload;
  if (document.querySelector(`.field${path(keyPath)}`)) return;
  isOnTheWay = true;
  await firstField(path(keyPath.split(".")[0]));
  await goToField(keyPath);
  isOnTheWay = false;
}

// Before the editor takes the click, and changes the words on the button.
window.addEventListener("click", afterSave, true);
window.addEventListener("message", helpToField);
