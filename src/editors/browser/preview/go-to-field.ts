/** How often and how long to wait for the editor, which draws only what can be seen, in ms. */
const attempts = 20;
const pauseMs = 120;

const fieldAt = (path: string) =>
  document.querySelector(`.field[data-key-path="${CSS.escape(path)}"]`);

/** An item of a list, which has its place before it is drawn. */
function itemAt(path: string): Element | undefined {
  const [, list = "", index] = /^(.*)\.(\d+)$/.exec(path) ?? [];
  return fieldAt(list)?.querySelector(".item-list")?.children[Number(index)];
}

/** The innermost group or item around a field that has its place, or the field itself. */
function drawnAround(keyPath: string): Element | null {
  const keys = keyPath.split(".");
  const paths = keys.map((_key, index) => keys.slice(0, keys.length - index).join("."));
  return paths.map((path) => fieldAt(path) ?? itemAt(path)).find(Boolean) ?? null;
}

/** Puts the focus into a field. The editor's own message finds none that is out of view. */
export async function goToField(keyPath: string): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const isDrawn = fieldAt(keyPath) !== null;
    if (!isDrawn) drawnAround(keyPath)?.scrollIntoView({ block: "start" });
    const payload = { locale: "_default", keyPath };
    window.postMessage({ type: "highlight-editor-field", payload }, window.origin);
    if (isDrawn) return;
    await new Promise((done) => setTimeout(done, pauseMs));
  }
}
