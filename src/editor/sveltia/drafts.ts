import { ask } from "../base/ask";
import { sourceKey } from "../format/content-format";
import texts from "../locale/bs.json";
import { getEntryText, withEntryText } from "./entries";
import type { Draft, FlatValues } from "./types";

/**
 * Ask again before unsaved words are deleted: the package takes Escape, too, for a no to its offer to restore them.
 * @param answer to the offer of the words; undefined if the form was closed, where they are kept
 */
export async function askToDiscard(
  answer: Promise<boolean | undefined>,
): Promise<boolean | undefined> {
  const isWanted = await answer;
  if (isWanted !== false) return isWanted;
  const question = "Želite li obrisati nesačuvane izmjene?";
  return !(await ask({ question, yes: texts.delete, no: texts.restore }));
}

/**
 * Base a restored draft on the file as it was when the draft was written: if somebody has saved the file since, the
 * package then notices, and asks before it overwrites it.
 * @param values of the draft, with the text of the file as it was
 */
export function setEntryOfDraft(
  draft: Pick<Draft, "originalEntry">,
  values: { readonly _default: FlatValues },
): void {
  const entry = draft.originalEntry;
  const text = values._default[sourceKey];
  if (!entry || getEntryText(entry) === text) return;
  // The package has made the property read-only.
  const open = { writable: true, enumerable: true, configurable: true };
  Object.defineProperty(draft, "originalEntry", { value: withEntryText(entry, text), ...open });
}

/** Return the values that a form has, by the paths of their fields. */
export const getDraftValues = ({ currentValues }: Draft): FlatValues => currentValues._default;

/** Show messages beside a field, as the package shows what it has found itself. */
export function showFieldErrors(draft: Draft, field: string, messages: readonly string[]): void {
  const invalid = { valid: false, customError: true };
  draft.validities = { _default: { ...draft.validities._default, [field]: invalid } };
  draft.validationMessages = {
    _default: { ...draft.validationMessages._default, [field]: messages },
  };
}
