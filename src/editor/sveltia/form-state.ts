import { askToConfirm } from "../base/dialogs";
import { sourceKey } from "../format/content-format";
import texts from "../locale/bs.json";
import { getEntryText, withEntryText } from "./entries";
import type { FlatValues, FormState } from "./types";

/**
 * Ask again before a draft backup is deleted: Sveltia CMS takes Escape, too, for a no to its offer to restore it.
 * @param answer to that offer; undefined if the form was closed
 * @returns true to restore the draft, false to delete it, undefined to keep it for later
 */
export async function confirmRestoreChoice(
  answer: Promise<boolean | undefined>,
): Promise<boolean | undefined> {
  const wantsRestore = await answer;
  if (wantsRestore !== false) return wantsRestore;
  const message = "Želite li obrisati nesačuvane izmjene?";
  return !(await askToConfirm({ message, confirm: texts.delete, dismiss: texts.restore }));
}

/**
 * Base a restored draft on the file as it was when the draft was written. Sveltia CMS then notices if somebody has
 * saved the file since, and asks before it overwrites that version.
 * @param values of the draft, among them the text of the file as it was
 */
export function rebaseDraft(
  form: Pick<FormState, "originalEntry">,
  values: { readonly _default: FlatValues },
): void {
  const entry = form.originalEntry;
  const text = values._default[sourceKey];
  if (!entry || getEntryText(entry) === text) return;
  // Sveltia CMS has made the property read-only.
  const flags = { writable: true, enumerable: true, configurable: true };
  Object.defineProperty(form, "originalEntry", { value: withEntryText(entry, text), ...flags });
}

/** Show messages beside a field, as Sveltia CMS shows those of its own checks. */
export function showFieldErrors(form: FormState, field: string, messages: readonly string[]): void {
  const invalid = { valid: false, customError: true };
  form.validities = { _default: { ...form.validities._default, [field]: invalid } };
  form.validationMessages = {
    _default: { ...form.validationMessages._default, [field]: messages },
  };
}
