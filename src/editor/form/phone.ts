/**
 * Show on phones what is being edited, which the editor leaves out there. The document's title has it:
 * `Podaci i natpisi › Zatvoreni dani – Uređivanje stranice`.
 */
function showTitle(): void {
  const place = document.querySelector(".content-editor > .toolbar .spacer");
  const title = document.title.replace(/^.* › | – [^–]*$/g, "");
  if (!place || place.textContent === title) return;
  place.textContent = title;
  place.role = "heading";
  place.ariaLevel = "2";
}

/** Open a closed item of a list or group of fields: the editor opens them at a thin bar only. */
function openCard({ target }: MouseEvent): void {
  if (!(target instanceof Element) || target.closest("button")) return;
  const card = target.closest('.field-wrapper [role="group"]');
  card
    ?.querySelector<HTMLElement>(':scope > .header button[aria-expanded="false"]:enabled')
    ?.click();
}

/** Make forms usable on phones: with their title, and cards that open wherever they are pressed. */
export function installPhoneForm(): void {
  const editor = document.querySelector("#nc-root");
  if (editor) new MutationObserver(showTitle).observe(editor, { childList: true, subtree: true });
  window.addEventListener("click", openCard);
}
