import { writeDraft } from "../../../enquiry/draft";

/**
 * Saves the enquiry at every key, hydrated or not. React builds the page anew if something else has
 * changed it before, such as a translation, and would lose what was typed until then.
 */
export function keepDraft(): void {
  document.addEventListener("input", ({ target }) => {
    const { name, value } = target as HTMLInputElement;
    writeDraft(name, value);
  });
}
