import { groupBy } from "../../../check/group-by";
import type { Problem } from "../../../check/problem";
import { firstFree, slugOf } from "../../../content/addresses";
import { contentFolder } from "../../../content/collections";
import {
  belowContent,
  type Content,
  errorsIn,
  type Loaded,
  loadedContent,
  read,
} from "./content-in-editor";
import { type Draft, textOf } from "./draft";
import { namePhotos, photoErrors } from "./new-photos";
import { fieldOf, messageElsewhere, sentences } from "./shown-problem";

/** Whether the value of a field is valid; the editor has more in it. */
interface Validity {
  readonly valid: boolean;
  readonly customError?: boolean;
}

/** What the editor hands over when somebody saves; what it shows beside fields can be added to. */
export interface SaveAttempt extends Loaded {
  readonly draft: Draft;
  readonly validities: { readonly _default: Record<string, Validity> };
  readonly validationMessages: { readonly _default: Record<string, string[]> };
}

/** Where a draft will be written, below `content/`. A new file is named by its title. */
function fileOf(draft: Draft, content: Content): string {
  const { originalEntry, collection, collectionFile, currentPath, currentValues } = draft;
  const path = originalEntry?.locales._default.path ?? collectionFile?.file;
  if (path !== undefined) return belowContent(path) ?? path;
  const folder = [belowContent(collection.folder ?? ""), currentPath].filter(Boolean).join("/");
  const isUsed = (slug: string) => content.has(`${folder}/${slug}.md`);
  return `${folder}/${firstFree(slugOf(String(currentValues._default.title)), isUsed)}.md`;
}

const keyOf = ({ file, field, what }: Problem) => [file, field, what].join("\n");

/** The errors in the draft's file, and those that it would cause in others. */
function errorsOf(draft: Draft, loaded: Loaded) {
  const content = loadedContent(loaded);
  const file = fileOf(draft, content);
  const folder = file.slice(0, file.lastIndexOf("/"));
  const { values, names } = namePhotos(draft, `${contentFolder}/${folder}`, loaded.assets);
  const photos = [...names].map((name) => [`${folder}/${name}`, undefined] as const);
  const changed: Content = new Map([...content, ...photos, [file, read(file, values)]]);
  const before = new Set(errorsIn(content).map(keyOf));
  const isOwn = (error: Problem) => error.file === `${contentFolder}/${file}`;
  const errors = errorsIn(changed);
  return {
    text: textOf(file, values),
    own: errors.filter(isOwn),
    elsewhere: errors.filter((error) => !isOwn(error) && !before.has(keyOf(error))),
  };
}

/**
 * Checks what somebody is about to save by the rules of `npm run check`, together with all other
 * files, and adds the errors to what the editor shows beside fields.
 * @returns whether it may be saved
 */
export function checkDraft({
  draft,
  validities,
  validationMessages,
  ...loaded
}: SaveAttempt): boolean {
  const values = draft.currentValues._default;
  const { own, elsewhere, text } = errorsOf(draft, loaded);
  const shown = [
    ...photoErrors(draft).map(({ field, error }) => ({ field, message: sentences(error) })),
    ...own.map((error) => ({ field: fieldOf(error, values, text), message: sentences(error) })),
    ...elsewhere.map((error) => ({ field: fieldOf({}, values), message: messageElsewhere(error) })),
  ];
  for (const [field, own] of groupBy(shown, (one) => one.field)) {
    // The editor says by itself that a field is required or does not match its pattern.
    if (validities._default[field]?.valid === false) continue;
    validities._default[field] = { valid: false, customError: true };
    validationMessages._default[field] = own.map(({ message }) => message);
  }
  return shown.length === 0;
}
