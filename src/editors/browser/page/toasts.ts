// Notifications go after five seconds, errors too. The editor keeps one for as long as the mouse is over it,
// so it is told that it is, until somebody presses something else. Then it is seen no more.

/** Errors that have been kept. */
const kept = new WeakSet<Element>();

/** Keeps a notification until the next press beside it, also one that has been pressed away. */
export function keep(toast: Element): void {
  toast.firstElementChild?.classList.remove("read");
  toast.dispatchEvent(new PointerEvent("pointerenter"));
}

function keepErrors(): void {
  for (const toast of document.querySelectorAll(".toast:has(> .alert.error)")) {
    const [error] = toast.children;
    if (!error || kept.has(error)) continue;
    kept.add(error);
    keep(toast);
  }
  const editor = document.querySelector("#nc-root")?.getBoundingClientRect();
  const below = window.innerHeight - (editor?.bottom ?? window.innerHeight);
  document.documentElement.style.setProperty("--below-editor", `${below}px`);
}

function letGo({ target }: Event): void {
  if (target instanceof Element && target.closest(".toast")) return;
  for (const toast of document.querySelectorAll(".toast")) {
    toast.firstElementChild?.classList.add("read");
    toast.dispatchEvent(new PointerEvent("pointerleave"));
  }
}

new MutationObserver(keepErrors).observe(document, { childList: true, subtree: true });
for (const press of ["pointerdown", "keydown"]) window.addEventListener(press, letGo, true);
