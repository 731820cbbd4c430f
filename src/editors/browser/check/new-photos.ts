import { sizeProblem, unreadablePhoto } from "../../../check/photo-messages";
import type { Message } from "../../../check/problem";
import { conversionProblem } from "./converted-photo";
import type { Draft, FlatValues } from "./draft";

/** A file that the editor has loaded, with Git's hash of its content. */
export interface Asset {
  readonly path: string;
  readonly sha?: string;
}

interface LookedAt {
  /** Git's hash of the content: the editor stores the same photo once. */
  readonly sha: string;
  readonly error?: Message;
}

const looked = new WeakMap<Blob, LookedAt>();

/** What is wrong with a photo, if anything. */
async function errorOf(photo: Blob): Promise<Message | undefined> {
  try {
    const { width, height } = await createImageBitmap(photo);
    const size = sizeProblem(width, height);
    return size ?? (await conversionProblem(photo, Math.max(width, height)));
  } catch {
    return unreadablePhoto();
  }
}

async function gitHash(file: Blob): Promise<string> {
  const bytes = await new Blob([`blob ${file.size}\0`, file]).arrayBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-1", bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Looks at the photos that somebody is about to save. Those that are stored have been checked. */
export async function lookAtPhotos({ files }: Draft): Promise<void> {
  for (const { file } of Object.values(files)) {
    if (!file || looked.has(file)) continue;
    looked.set(file, { sha: await gitHash(file), error: await errorOf(file) });
  }
}

/** The photo behind a temporary address, once it has been looked at. */
function newPhoto({ files }: Draft, value: unknown): LookedAt | undefined {
  const { file } = (typeof value === "string" && files[value]) || {};
  return file && looked.get(file);
}

/** What is wrong with new photos, at their fields. */
export function photoErrors(draft: Draft): { field: string; error: Message }[] {
  return Object.entries(draft.currentValues._default).flatMap(([field, value]) => {
    const { error } = newPhoto(draft, value) ?? {};
    return error ? [{ field, error }] : [];
  });
}

/**
 * The values of a draft, with names in place of the temporary addresses of new photos.
 * @param folder that new photos are stored in
 * @param assets files that are stored already; the same photo keeps its name
 */
export function namePhotos(draft: Draft, folder: string, assets: readonly Asset[]) {
  const names = new Set<string>();
  const nameOf = ({ sha }: LookedAt) => {
    const same = assets.find((one) => one.sha === sha && one.path.startsWith(`${folder}/`));
    return same?.path.slice(folder.length + 1) ?? `nova-slika-${sha.slice(0, 8)}.webp`;
  };
  const entries = Object.entries(draft.currentValues._default).map(([path, value]) => {
    const photo = newPhoto(draft, value);
    if (!photo) return [path, value];
    names.add(nameOf(photo));
    return [path, nameOf(photo)];
  });
  const values: FlatValues = Object.fromEntries(entries);
  return { values, names };
}
