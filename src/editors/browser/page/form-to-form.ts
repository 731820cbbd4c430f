// For each form the editor clears its panes, but it fills them only when the form is opened from a list or
// belongs to another group: from one form to another of the same group, by an address or the browser's
// arrows, it stays empty. So each such way leads by the list for a moment.
import { wait } from "../preview/go-to-field";

const form = /#\/collections\/[^/]+(?=\/(?:entries\/|new))/;

/** Tell the editor of an address, without a step in the history. */
function show(url: string, from: string): void {
  history.replaceState(history.state, "", url);
  window.dispatchEvent(new HashChangeEvent("hashchange", { oldURL: from, newURL: url }));
}

async function goByList(event: HashChangeEvent): Promise<void> {
  const { oldURL, newURL } = event;
  const [list] = form.exec(newURL) ?? [];
  if (!list || !form.test(oldURL) || oldURL === newURL) return;
  event.stopImmediatePropagation();
  const listURL = new URL(list, newURL).href;
  show(listURL, oldURL);
  // The editor draws after this task.
  await wait(0);
  show(newURL, listURL);
}

window.addEventListener("hashchange", goByList, true);
