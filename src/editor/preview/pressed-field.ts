import { getFileName } from "../../content/paths";
import { isFields } from "../../content/values";
import type { Pressed } from "../../preview/message";

/** A text of a draft and the path of its field: `parts.0.title`. */
type Text = readonly [path: string, text: string];

function listTexts(value: unknown, path = ""): Text[] {
  if (typeof value === "string") return [[path, value]];
  if (!isFields(value) && !Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    listTexts(one, path ? `${path}.${key}` : key),
  );
}

/** Words alone, without the marks of Markdown, placeholders and spaces that a page shows otherwise. */
export const toWords = (text: string) =>
  text
    .replace(/\]\([^)]*\)|\{\w+\}|[*_#[\]|>~-]/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** Return the photo's own field: a name, `./1.webp`, or the address of one that was chosen a moment ago. */
function findPhotoField(draft: unknown, photo: string): string | undefined {
  const name = getFileName(photo);
  return listTexts(draft).find(([, value]) => getFileName(value) === name)?.[0];
}

/**
 * Return the path of the field of what was pressed in the preview; undefined if the draft has none.
 * @param pressed whose photo is a path below `content/`, or the address of one that was chosen just now
 */
export function findPressedField(draft: unknown, { text, photo }: Pressed): string | undefined {
  const ofPhoto = photo && findPhotoField(draft, photo);
  if (ofPhoto) return ofPhoto;
  const words = toWords(text);
  if (!words) return undefined;
  const fields = listTexts(draft).map(([path, written]) => [path, toWords(written)] as const);
  // Placeholders are shown as facts, so that the page may have more words than the field.
  const within = fields.filter(([, written]) => written.length > 2 && words.includes(written));
  const [found] =
    fields.find(([, written]) => written === words) ??
    fields.find(([, written]) => written.includes(words)) ??
    within.sort(([, one], [, other]) => other.length - one.length)[0] ??
    [];
  return found;
}
