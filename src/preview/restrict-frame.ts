import { isPagePath } from "../ui/links";

function block(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Block links that leave the page, which alone shows the draft; documents open. */
function blockLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link) return;
  const isFile = !isPagePath(link.pathname);
  const isAllowed = isFile || link.pathname === window.location.pathname;
  if (link.origin !== window.origin || !isAllowed) block(event);
}

/** Block links to other pages, and send and save no enquiry. */
export function restrictFrame(): void {
  window.addEventListener("click", blockLink, true);
  for (const type of ["submit", "input", "change"]) window.addEventListener(type, block, true);
}
