import { getField, wait } from "./elements";

/** How often and how long to wait for the editor, which draws only what can be seen, in ms. */
const attempts = 20;
const pauseMs = 120;

/** The editor's own message, which opens the groups around a field and puts the focus into it. */
const highlight = "highlight-editor-field";

/** Return an item of a list, which has its place before it is drawn. */
function getItem(path: string): Element | undefined {
  const [, list = "", index] = /^(.*)\.(\d+)$/.exec(path) ?? [];
  return getField(list)?.querySelector(".item-list")?.children[Number(index)];
}

/** Return the innermost group or item around a field that has its place, or the field itself. */
function getDrawnAncestor(keyPath: string): Element | null {
  const keys = keyPath.split(".");
  const paths = keys.map((_key, index) => keys.slice(0, keys.length - index).join("."));
  return paths.map((path) => getField(path) ?? getItem(path)).find(Boolean) ?? null;
}

/**
 * Scroll until a field is drawn.
 * @param meanwhile is called before each look
 */
export async function drawField(keyPath: string, meanwhile?: () => void): Promise<void> {
  for (let attempt = 0; attempt < attempts && !getField(keyPath); attempt += 1) {
    getDrawnAncestor(keyPath)?.scrollIntoView({ block: "start" });
    meanwhile?.();
    await wait(pauseMs);
  }
}

let isGoing = false;

/** Put the focus into a field. The editor's own message finds none that is out of view. */
export async function goToField(keyPath: string): Promise<void> {
  if (isGoing) return;
  isGoing = true;
  const send = () =>
    window.postMessage(
      { type: highlight, payload: { locale: "_default", keyPath } },
      window.origin,
    );
  await drawField(keyPath, send);
  send();
  // The message comes back to the listener below.
  await wait(pauseMs);
  isGoing = false;
}

/** Let the editor's list of errors, which sends the message too, lead to fields that are out of view. */
export function installGoToField(): void {
  window.addEventListener("message", ({ source, data }) => {
    if (source === window && data?.type === highlight) void goToField(data.payload.keyPath);
  });
}
