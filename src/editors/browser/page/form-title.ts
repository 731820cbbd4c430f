// On a phone the editor leaves out what is being edited, which the document's title has:
// `Podaci i natpisi › Zatvoreni dani – Uređivanje stranice`.

function showTitle(): void {
  const place = document.querySelector(".content-editor > .toolbar .spacer");
  const title = document.title.replace(/^.* › | – [^–]*$/g, "");
  if (!place || place.textContent === title) return;
  place.textContent = title;
  place.role = "heading";
  place.ariaLevel = "2";
}

new MutationObserver(showTitle).observe(document, { childList: true, subtree: true });
