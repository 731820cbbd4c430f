const seen = new WeakSet<Element>();

/**
 * Scroll to a photo that was just added: it stands first among those to choose from, out of view for somebody
 * who has scrolled down to look for it.
 */
function showAdded(): void {
  for (const mark of document.querySelectorAll("dialog .unsaved")) {
    if (!seen.has(mark)) mark.scrollIntoView({ block: "center" });
    seen.add(mark);
  }
}

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

/** Errors that are being kept. The editor shows the next one in the same element. */
const kept = new WeakSet<Element>();

/**
 * Keep error notifications, which the editor would hide after five seconds. It keeps one while the mouse is over it,
 * so we report a mouse, until the next press elsewhere.
 */
function keepErrors(): void {
  for (const error of document.querySelectorAll(".toast > .alert.error")) {
    if (error.matches('[aria-hidden="true"] > *')) kept.delete(error);
    else if (!kept.has(error)) {
      kept.add(error);
      error.classList.remove("read");
      error.parentElement?.dispatchEvent(new PointerEvent("pointerenter"));
    }
  }
  const bottom = editor?.getBoundingClientRect().bottom ?? window.innerHeight;
  const below = window.innerHeight - bottom;
  document.documentElement.style.setProperty("--below-editor", `${below}px`);
}

function letGo({ target }: Event): void {
  if (target instanceof Element && target.closest(".toast")) return;
  for (const alert of document.querySelectorAll(".toast > .alert.error")) {
    alert.classList.add("read");
    alert.parentElement?.dispatchEvent(new PointerEvent("pointerleave"));
  }
}

/** Closed items of lists and groups of fields open at a thin bar only: here the whole card opens them. */
function openCard({ target }: MouseEvent): void {
  if (!(target instanceof Element) || target.closest("button")) return;
  const card = target.closest('.field-wrapper [role="group"]');
  card
    ?.querySelector<HTMLElement>(':scope > .header button[aria-expanded="false"]:enabled')
    ?.click();
}

/** Called whenever the editor has drawn something. */
const afterDrawing = [showAdded, showTitle, keepErrors];

const editor = document.querySelector("#nc-root");
if (editor)
  new MutationObserver(() => {
    for (const change of afterDrawing) change();
  }).observe(editor, { childList: true, subtree: true, attributeFilter: ["aria-hidden"] });
window.addEventListener("click", openCard);
for (const press of ["pointerdown", "keydown"]) window.addEventListener(press, letGo, true);
