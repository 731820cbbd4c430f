// Where a form is scrolled to. On a phone an eye turns between the form and the page, and the editor draws the
// form anew each time, from its top: here it comes back to its place.
import texts from "../locale/bs.json";
import { drawField, fieldAt, goToField, wait } from "../preview/go-to-field";

const save = `.content-editor button[data-label="${texts.save}"]`;
const refused = `.toast[aria-hidden="false"] button[data-label="${texts.show_errors}"]`;
const eye = `.content-editor button[aria-label="${texts.preview}"]`;

const form = () => document.querySelector('.content-editor .pane[data-mode="edit"] .content');

/** The innermost field at the upper edge of the form, and how far it reaches above it, in px. */
let place: { readonly keyPath: string; readonly above: number } | undefined;

const aboveEdge = (field: Element, edge: number) => edge - field.getBoundingClientRect().top;

function remember(fields: Element): void {
  const edge = fields.getBoundingClientRect().top;
  const passed = [...fields.querySelectorAll<HTMLElement>(".field")].filter(
    (one) => aboveEdge(one, edge) >= 0,
  );
  const { keyPath } = passed.at(-1)?.dataset ?? {};
  place = keyPath ? { keyPath, above: aboveEdge(passed.at(-1) as Element, edge) } : undefined;
}

async function comeBack(): Promise<void> {
  await wait(100);
  if (!place || !form()) return;
  await drawField(place.keyPath);
  fieldAt(place.keyPath)?.scrollIntoView({ block: "start" });
  form()?.scrollBy({ top: place.above, behavior: "instant" });
}

/**
 * Has all fields drawn, and puts the focus into the first that is wrong. The editor draws a field when it
 * comes into view, and its list of errors finds no field that is not drawn.
 */
async function goToFirst(form: Element): Promise<void> {
  for (let top = 0; top < form.scrollHeight; top += form.clientHeight) {
    form.scrollTop = top;
    await wait(60);
  }
  const keyPath = form.querySelector<HTMLElement>(".field:has(> .validation)")?.dataset.keyPath;
  if (keyPath) await goToField(keyPath);
}

/**
 * Wait until a save has ended; a form that is saved is closed. One that is refused for its fields says only
 * how many are wrong.
 */
async function afterSave(): Promise<void> {
  do await wait(60);
  while (document.querySelector(".content-editor") && !document.querySelector(`${save}:enabled`));
  const error = document.querySelector(refused)?.closest(".alert");
  if (!error || !document.querySelector(".content-editor")) return;
  error.classList.remove("read");
  if (!form()) {
    document.querySelector<HTMLElement>(`${eye}[aria-pressed="true"]`)?.click();
    await wait(200);
  }
  const fields = form();
  if (fields) await goToFirst(fields);
}

function onClick({ target }: Event): void {
  if (!(target instanceof Element)) return;
  if (target.closest(save)) void afterSave();
  if (!target.closest(eye)) return;
  const fields = form();
  if (fields) remember(fields);
  else void comeBack();
}

// Before the editor takes the click, and changes the words on the button.
window.addEventListener("click", onClick, true);
