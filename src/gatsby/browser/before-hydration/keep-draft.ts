import { writeDraft } from "../../../enquiry/draft";

/**
 * Saves the enquiry at every key, hydrated or not. React builds the page anew if something else has
 * changed it before, such as a translation, and would lose what was typed until then. All fields are
 * saved: browsers fill in some without an event, or with `change` alone.
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
