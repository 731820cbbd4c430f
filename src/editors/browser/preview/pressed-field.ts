import { isFields } from "../../../content/values";

/** The texts of a draft by the paths of their fields: `parts.0.title`. */
function textsIn(value: unknown, path = ""): (readonly [path: string, text: string])[] {
  if (typeof value === "string") return [[path, value]];
  if (!isFields(value) && !Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, one]) => textsIn(one, path ? `${path}.${key}` : key));
}

/** Words alone, without the marks of Markdown, placeholders and spaces that a page shows otherwise. */
export const wordsOf = (text: string) =>
  text
    .replace(/\]\([^)]*\)|\{\w+\}|[*_#[\]|>~-]/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/**
 * The path of the field whose text was pressed in the preview, if it is one of the draft's.
 * @param pressed the text of an element, or the address of a photo
 */
export function pressedField(draft: unknown, pressed: string): string | undefined {
  const words = wordsOf(pressed);
  if (!words) return undefined;
  const texts = textsIn(draft).map(([path, text]) => [path, wordsOf(text)] as const);
  const same = texts.find(([, text]) => text === words);
  const around = texts.find(([, text]) => text.includes(words));
  const within = texts.filter(([, text]) => text.length > 2 && words.includes(text));
  const longest = within.sort(([, one], [, other]) => other.length - one.length)[0];
  return (same ?? around ?? longest)?.[0];
}
