import { lastPart } from "../../content/paths";
import { isFields } from "../../content/values";
import type { Pressed } from "../../preview/message";

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
