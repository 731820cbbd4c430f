import { isPlainClick } from "../../../ui/is-plain-click";
import { needsScript } from "../../../ui/needs-script";

declare global {
  interface Window {
    /** Repeats what was touched before the page was hydrated; undefined during live editing. */
    releaseTouches?: () => void;
  }
}

const types = ["click", "submit"] as const;

/**
 * Keeps what a visitor does before React can answer: a tap on a photo, a form that is sent. The
 * touched element says at once that it was heard (`aria-busy`), and is touched again, once, when the
 * page has been hydrated. Where scripts cannot be loaded, links lead to what they name.
 * @returns to be called when the scripts cannot be had
 */
export function holdTouches(): () => void {
  const held = new Set<HTMLElement>();

  const hold = (event: Event) => {
    const isClick = event instanceof MouseEvent;
    const selector = isClick ? `a[${needsScript}]` : "form";
    const element = (event.target as Element).closest<HTMLElement>(selector);
    if (!element || (isClick && !isPlainClick(event))) return;
    event.preventDefault();
    // React listens below the document, and may already do so before it has hydrated the page.
    event.stopPropagation();
    element.setAttribute("aria-busy", "true");
    held.add(element);
  };
  for (const type of types) document.addEventListener(type, hold, true);

  const release = () => {
    for (const type of types) document.removeEventListener(type, hold, true);
    for (const element of held) {
      element.removeAttribute("aria-busy");
      if (element instanceof HTMLFormElement) element.requestSubmit();
      else element.click();
    }
    held.clear();
  };
  window.releaseTouches = release;
  return () => {
    document.documentElement.classList.add("scriptless");
    release();
  };
}
