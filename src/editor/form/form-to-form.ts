import { wait } from "./elements";

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

/**
 * Lead by the list for a moment from one form to another of the same group. The editor fills a form only when it is
 * opened from a list or belongs to another group: by an address or the browser's arrows it would stay empty.
 */
export function installFormToForm(): void {
  window.addEventListener("hashchange", goByList, true);
}
