import { writeDraft } from "../../../enquiry/draft";

/**
 * Saves the enquiry at every key, hydrated or not. React builds the page anew if something else has
 * changed it before, such as a translation, and would lose what was typed until then.
 */
export function keepDraft(): void {
  document.addEventListener("input", (event) => {
    const field = event.target as HTMLInputElement;
    writeDraft(field.name, field.value);
  });
}
