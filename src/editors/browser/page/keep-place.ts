// On a phone an eye turns between the form and the page. The editor draws the form anew each time, from its
// top: here it comes back to its place.
import texts from "../locale/bs.json";
import { drawField, fieldAt } from "../preview/go-to-field";

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
  await new Promise((done) => setTimeout(done, 100));
  if (!place || !form()) return;
  await drawField(place.keyPath);
  fieldAt(place.keyPath)?.scrollIntoView({ block: "start" });
  form()?.scrollBy({ top: place.above, behavior: "instant" });
}

function onClick({ target }: Event): void {
  if (!(target instanceof Element && target.closest(eye))) return;
  const fields = form();
  if (fields) remember(fields);
  else void comeBack();
}

window.addEventListener("click", onClick, true);
