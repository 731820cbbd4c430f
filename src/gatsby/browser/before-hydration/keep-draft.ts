import { writeDraft } from "../../../enquiry/draft";

/** Saves the enquiry at every key, hydrated or not: React builds a translated page anew. */
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
