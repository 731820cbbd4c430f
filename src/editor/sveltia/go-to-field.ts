import { listEnclosingPaths } from "../../content/describe-field";
import { getField, getForm, getListItem } from "./elements";

/** The package draws only what is in view: how often and how long to wait for it, in ms. */
const attempts = 20;
const pauseMs = 120;

/** The package's own message, which opens the groups around a field and puts the focus into it. */
const highlight = "highlight-editor-field";

const pause = () => new Promise((done) => setTimeout(done, pauseMs));

/** Return the innermost group or item around a field that has its place, or the field itself. */
function getDrawnAncestor(keyPath: string): Element | null {
  const paths = listEnclosingPaths(keyPath.split("."));
  return paths.map((path) => getField(path) ?? getListItem(path)).find(Boolean) ?? null;
}

/** Scroll towards a field: to what is drawn around it, or else through the form, from its top. */
function scrollTowards(keyPath: string, attempt: number): void {
  const ancestor = getDrawnAncestor(keyPath);
  const form = getForm();
  if (ancestor) ancestor.scrollIntoView({ block: "start" });
  else form?.scrollTo({ top: attempt * form.clientHeight, behavior: "instant" });
}

let isGoing = false;

/** Put the focus into a field. The package's own message finds none that is out of view. */
export async function goToField(keyPath: string): Promise<void> {
  if (isGoing) return;
  isGoing = true;
  const payload = { locale: "_default", keyPath };
  // Once the page is shown again in place of the form, the message would turn back to the form.
  const send = () => getForm() && window.postMessage({ type: highlight, payload }, window.origin);
  for (let attempt = 0; attempt < attempts && !getField(keyPath); attempt += 1) {
    scrollTowards(keyPath, attempt);
    send();
    await pause();
  }
  send();
  // The message comes back to the listener below.
  await pause();
  isGoing = false;
}

/** Let the package's list of errors, which sends the message too, lead to fields that are out of view. */
export function installGoToField(): void {
  window.addEventListener("message", ({ source, data }) => {
    if (source === window && data?.type === highlight) void goToField(data.payload.keyPath);
  });
}
