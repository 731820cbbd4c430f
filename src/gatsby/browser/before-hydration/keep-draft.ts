import { writeDraft } from "../../../enquiry/draft";

/**
 * Saves the enquiry at every key, hydrated or not: React builds the page anew if a translation has changed
 * it before. All fields are saved, since browsers fill in some without an event.
 */
export function keepDraft(): void {
  const save = ({ target }: Event) => {
    const { form } = target as HTMLInputElement;
    if (!form) return;
    for (const { name, value } of form.elements as Iterable<HTMLInputElement & Element>)
      if (name) writeDraft(name, value);
  };
  document.addEventListener("input", save);
  document.addEventListener("change", save);
}
