import { lastPart } from "../../../content/paths";
import { isFields } from "../../../content/values";
import type { Pressed } from "../../../preview/message";

/** How often and how long to wait for the editor, which draws only what can be seen, in ms. */
const attempts = 20;
const pauseMs = 120;

export const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** The editor's own message, which opens the groups around a field and puts the focus into it. */
const highlight = "highlight-editor-field";

/** Return the element of a field, if it is drawn. */
export const fieldAt = (path: string) =>
  document.querySelector<HTMLElement>(`.field[data-key-path="${CSS.escape(path)}"]`);

/** Return an item of a list, which has its place before it is drawn. */
function itemAt(path: string): Element | undefined {
  const [, list = "", index] = /^(.*)\.(\d+)$/.exec(path) ?? [];
  return fieldAt(list)?.querySelector(".item-list")?.children[Number(index)];
}

/** Return the innermost group or item around a field that has its place, or the field itself. */
function drawnAround(keyPath: string): Element | null {
  const keys = keyPath.split(".");
  const paths = keys.map((_key, index) => keys.slice(0, keys.length - index).join("."));
  return paths.map((path) => fieldAt(path) ?? itemAt(path)).find(Boolean) ?? null;
}

/**
 * Scroll until a field is drawn.
 * @param meanwhile is called before each look
 */
export async function drawField(keyPath: string, meanwhile?: () => void): Promise<void> {
  for (let attempt = 0; attempt < attempts && !fieldAt(keyPath); attempt += 1) {
    drawnAround(keyPath)?.scrollIntoView({ block: "start" });
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

// The editor's list of errors sends the message too.
window.addEventListener("message", ({ source, data }) => {
  if (source === window && data?.type === highlight) void goToField(data.payload.keyPath);
});

/** A text of a draft and the path of its field: `parts.0.title`. */
type Text = readonly [path: string, text: string];

function textFields(value: unknown, path = ""): Text[] {
  if (typeof value === "string") return [[path, value]];
  if (!isFields(value) && !Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    textFields(one, path ? `${path}.${key}` : key),
  );
}

/** Words alone, without the marks of Markdown, placeholders and spaces that a page shows otherwise. */
export const wordsOf = (text: string) =>
  text
    .replace(/\]\([^)]*\)|\{\w+\}|[*_#[\]|>~-]/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** Return how many elements out from a pressed text another text of the field's group appears. */
function distance(path: string, texts: readonly Text[], around: readonly string[]): number {
  const group = path.slice(0, path.lastIndexOf(".") + 1);
  const others = texts.filter(([other, text]) => other !== path && other.startsWith(group) && text);
  const index = around.findIndex((one) => others.some(([, text]) => one.includes(text)));
  return index < 0 ? around.length : index;
}

/** Return the photo's own field: a name, `./1.webp`, or the address of one that was chosen a moment ago. */
function photoField(draft: unknown, photo: string): string | undefined {
  const name = lastPart(photo);
  return textFields(draft).find(([, value]) => lastPart(value) === name)?.[0];
}

/**
 * Return the path of the field of what was pressed in the preview, if it is one of the draft's. Of several fields
 * with the same text, take the one whose neighbours are nearest.
 * @param pressed whose photo is a path below `content/`, or the address of one that was chosen just now
 */
export function pressedField(draft: unknown, pressed: Pressed): string | undefined {
  const ofPhoto = pressed.photo && photoField(draft, pressed.photo);
  if (ofPhoto) return ofPhoto;
  const words = wordsOf(pressed.text);
  if (!words) return undefined;
  const around = pressed.around.map(wordsOf);
  const texts = textFields(draft).map(([path, text]) => [path, wordsOf(text)] as const);
  const nearest = (all: readonly Text[]) =>
    all
      .map(([path]) => ({ path, far: distance(path, texts, around) }))
      .sort((one, other) => one.far - other.far)[0]?.path;
  const within = texts.filter(([, text]) => text.length > 2 && words.includes(text));
  return (
    nearest(texts.filter(([, text]) => text === words)) ??
    nearest(texts.filter(([, text]) => text.includes(words))) ??
    within.sort(([, one], [, other]) => other.length - one.length)[0]?.[0]
  );
}
