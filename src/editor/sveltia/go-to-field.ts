import { listEnclosingPaths } from "../../content/describe-field";
import { getField, getFormScroller, getListItem } from "./elements";

/** Sveltia CMS renders fields lazily: the number of attempts to reach one, and the pause between them in ms. */
const attempts = 20;
const pauseMs = 120;

/** Type of the message that makes Sveltia CMS open the groups around a field and focus it. */
const highlightType = "highlight-editor-field";

const pause = () => new Promise((done) => setTimeout(done, pauseMs));

/** Return the element of a field or, if it is not rendered, of its innermost rendered ancestor. */
function getRenderedAncestor(keyPath: string): Element | null {
  const paths = listEnclosingPaths(keyPath.split("."));
  return paths.map((path) => getField(path) ?? getListItem(path)).find(Boolean) ?? null;
}

/** Scroll to the rendered ancestor of a field or, if there is none, one screen further per attempt. */
function scrollTowards(keyPath: string, attempt: number): void {
  const ancestor = getRenderedAncestor(keyPath);
  const form = getFormScroller();
  if (ancestor) ancestor.scrollIntoView({ block: "start" });
  else form?.scrollTo({ top: attempt * form.clientHeight, behavior: "instant" });
}

let isGoing = false;

/** Focus a field, also if it is out of view, where the message of Sveltia CMS alone does not find it. */
export async function goToField(keyPath: string): Promise<void> {
  if (isGoing) return;
  isGoing = true;
  const message = { type: highlightType, payload: { locale: "_default", keyPath } };
  // If the preview is shown again in place of the form, the message would switch back to the form.
  const send = () => getFormScroller() && window.postMessage(message, window.origin);
  for (let attempt = 0; attempt < attempts && !getField(keyPath); attempt += 1) {
    scrollTowards(keyPath, attempt);
    send();
    await pause();
  }
  send();
  // The listener below gets these messages too, and must ignore them.
  await pause();
  isGoing = false;
}

/** Let the error list of Sveltia CMS, which sends the same message, reach fields that are out of view. */
export function listenForGoToField(): void {
  window.addEventListener("message", ({ source, data }) => {
    if (source === window && data?.type === highlightType) void goToField(data.payload.keyPath);
  });
}
