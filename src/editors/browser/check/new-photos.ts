import { sizeProblem, unreadablePhoto } from "../../../check/photo-messages";
import type { Message } from "../../../check/problem";
import type { Draft, FlatValues } from "./draft";

/** What is wrong with photos that were looked at, if anything. */
const looked = new WeakMap<Blob, Message | undefined>();

async function problemOf(photo: Blob): Promise<Message | undefined> {
  try {
    const { width, height } = await createImageBitmap(photo);
    return sizeProblem(width, height);
  } catch {
    return unreadablePhoto();
  }
}

/** Looks at the photos that somebody is about to save. Those that are stored have been checked. */
export async function lookAtPhotos({ files }: Draft): Promise<void> {
  for (const { file } of Object.values(files)) {
    if (file && !looked.has(file)) looked.set(file, await problemOf(file));
  }
}

/** Whether a value is the address of a photo that is not stored yet. */
const isNew = (value: unknown): value is string =>
  typeof value === "string" && value.startsWith("blob:");

/** What is wrong with new photos, at their fields, once they have been looked at. */
export function photoErrors({ files, currentValues }: Draft): { field: string; error: Message }[] {
  return Object.entries(currentValues._default).flatMap(([field, value]) => {
    const file = isNew(value) ? files[value]?.file : undefined;
    const error = file && looked.get(file);
    return error ? [{ field, error }] : [];
  });
}

/** Values with names in place of the temporary addresses of new photos. */
export function namePhotos(values: FlatValues): { values: FlatValues; names: string[] } {
  const names: string[] = [];
  const entries = Object.entries(values).map(([path, value]) => {
    if (!isNew(value)) return [path, value];
    names.push(`nova-slika-${names.length + 1}.webp`);
    return [path, names.at(-1)];
  });
  return { values: Object.fromEntries(entries), names };
}
