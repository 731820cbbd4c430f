// What the editor draws is mended as soon as it is there.

const seen = new WeakSet<Element>();

/**
 * A photo that was just added stands first among those to choose from, out of view for somebody who has
 * scrolled down to look for it.
 */
function showAdded(): void {
  for (const mark of document.querySelectorAll("dialog .unsaved")) {
    if (!seen.has(mark)) mark.scrollIntoView({ block: "center" });
    seen.add(mark);
  }
}

/**
 * On a phone the editor leaves out what is being edited, which the document's title has:
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

/** Errors that have been kept since they were shown: the editor shows the next one in the same element. */
const kept = new WeakSet<Element>();

/**
 * Notifications go after five seconds, errors too. The editor keeps one for as long as the mouse is over it,
 * so it is told that it is, until somebody presses something else. Then it is seen no more.
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
  const editor = document.querySelector("#nc-root")?.getBoundingClientRect();
  const below = window.innerHeight - (editor?.bottom ?? window.innerHeight);
  document.documentElement.style.setProperty("--below-editor", `${below}px`);
}

function letGo({ target }: Event): void {
  if (target instanceof Element && target.closest(".toast")) return;
  for (const alert of document.querySelectorAll(".toast > .alert.error")) {
    alert.classList.add("read");
    alert.parentElement?.dispatchEvent(new PointerEvent("pointerleave"));
  }
}

new MutationObserver(() => {
  showAdded();
  showTitle();
  keepErrors();
}).observe(document, { childList: true, subtree: true, attributeFilter: ["aria-hidden"] });
for (const press of ["pointerdown", "keydown"]) window.addEventListener(press, letGo, true);
