import { isPlainClick } from "../../../ui/is-plain-click";
import { needsScript } from "../../../ui/needs-script";

declare global {
  interface Window {
    /** Replays the events held back before hydration. Undefined during live editing. */
    replayEvents?: () => void;
  }
}

const types = ["click", "submit"] as const;

/**
 * Holds back events that only React can handle, until the page is hydrated: clicks on photos and
 * submits of the form. Their element gets `aria-busy` at once, and its event is replayed, once, by
 * `window.replayEvents`.
 * @returns to be called if scripts fail to load: links are then followed, and the form says that it
 * cannot be sent
 */
export function holdEvents(): () => void {
  const held = new Set<HTMLElement>();

  const hold = (event: Event) => {
    const isClick = event instanceof MouseEvent;
    const selector = isClick ? `a[${needsScript}]` : "form";
    const element = (event.target as Element).closest<HTMLElement>(selector);
    if (!element || (isClick && !isPlainClick(event))) return;
    event.preventDefault();
    // React listens below the document, possibly before the page is hydrated.
    event.stopPropagation();
    element.setAttribute("aria-busy", "true");
    held.add(element);
  };
  for (const type of types) document.addEventListener(type, hold, true);

  const replay = () => {
    for (const type of types) document.removeEventListener(type, hold, true);
    for (const element of held) {
      element.removeAttribute("aria-busy");
      if (element instanceof HTMLFormElement) element.requestSubmit();
      else element.click();
    }
    held.clear();
  };
  window.replayEvents = replay;
  return () => {
    document.documentElement.classList.add("scriptless");
    replay();
  };
}
