// Notifications go after five seconds, errors too. The editor keeps one for as long as the mouse is over it,
// so it is told that it is, until somebody presses something else. Then it is seen no more.

/** Errors that have been kept since they were shown: the editor shows the next one in the same element. */
const kept = new WeakSet<Element>();

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

new MutationObserver(keepErrors).observe(document, {
  childList: true,
  subtree: true,
  attributeFilter: ["aria-hidden"],
});
for (const press of ["pointerdown", "keydown"]) window.addEventListener(press, letGo, true);
