import { takeInterrupted } from "../enquiry/enquiry";
import { isPagePath } from "../ui/links";
import { postToEditor } from "./message";

function block(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Tell the editor what was clicked, and block links to other pages, which would not show the draft. */
function onClick(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const link = target.closest("a");
  if (link) {
    const isFile = !isPagePath(link.pathname);
    const isAllowed = isFile || link.pathname === window.location.pathname;
    if (link.origin !== window.origin || !isAllowed) block(event);
  }
  const photo =
    target instanceof HTMLImageElement ? target : target.closest("a, button")?.querySelector("img");
  postToEditor({
    kind: "pressed",
    text: target.textContent || photo?.alt || "",
    photo: photo?.getAttribute("src") ?? undefined,
  });
}

const scrollKey = `preview ${window.location.pathname}`;

let restoresScroll = true;

function restoreScroll(): void {
  const top = Number(sessionStorage.getItem(scrollKey));
  if (restoresScroll) window.scrollTo({ top, behavior: "instant" });
}

/** Do not restore the scroll position, because the editor scrolls to another field. */
export function cancelScrollRestore(): void {
  restoresScroll = false;
}

/** Block links to other pages, send and save no enquiry, and restore the scroll position after a reload. */
export function restrictFrame(): void {
  window.addEventListener("click", onClick, true);
  // Otherwise the frame would send an enquiry that a reload has interrupted in this tab.
  takeInterrupted();
  for (const type of ["submit", "input", "change"]) window.addEventListener(type, block, true);
  // On phones the editor removes the preview and adds it again.
  window.addEventListener("pagehide", () => sessionStorage.setItem(scrollKey, `${window.scrollY}`));
  if (document.readyState === "complete") requestAnimationFrame(restoreScroll);
  else window.addEventListener("load", restoreScroll, { once: true });
}
