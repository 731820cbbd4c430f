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

/** Block links to other pages, and send and save no enquiry. */
export function restrictFrame(): void {
  window.addEventListener("click", onClick, true);
  // Otherwise the frame would send an enquiry that a reload has interrupted in this tab.
  takeInterrupted();
  for (const type of ["submit", "input", "change"]) window.addEventListener(type, block, true);
}
