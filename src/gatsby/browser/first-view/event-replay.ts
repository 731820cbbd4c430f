import { isPlainClick } from "../../../ui/is-plain-click";
import { needsScript } from "../../../ui/needs-script";

declare global {
  interface Window {
    /** Replays the events held back before hydration. Undefined during live editing. */
    replayEvents?: () => void;
    /** What `holdEvents` returns. Undefined during live editing. */
    onScriptsFailed?: () => void;
  }
}

const types = ["click", "submit"] as const;

/** Class on `<html>` while the scripts have failed. */
const failedClass = "failed";

/**
 * Holds back events that only React can handle, until the page is hydrated: clicks on photos and
 * submits of the form. Their element gets `aria-busy` at once, and its event is replayed, once, by
 * `window.replayEvents`.
 * @returns to be called if the scripts fail to load, or throw before the page is hydrated: links are
 * then followed, and the form says that it cannot be sent
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
    // The last one is replayed last.
    held.delete(element);
    held.add(element);
  };
  for (const type of types) document.addEventListener(type, hold, true);

  let isHydrated = false;
  const settle = (failed: boolean) => {
    document.documentElement.classList.toggle(failedClass, failed);
    for (const type of types) document.removeEventListener(type, hold, true);
    for (const element of held) {
      element.removeAttribute("aria-busy");
      // Not `requestSubmit`, which came with Safari 16.
      const button = element.querySelector<HTMLElement>("[type=submit]");
      (button || element).click();
    }
    held.clear();
  };
  const fail = () => settle(true);
  // Extensions and in-app browsers throw too, but not in a file of the site.
  window.addEventListener("error", ({ filename }) => {
    if (!isHydrated && filename.endsWith(".js")) fail();
  });
  window.addEventListener("unhandledrejection", () => isHydrated || fail());
  window.replayEvents = () => {
    isHydrated = true;
    settle(false);
  };
  window.onScriptsFailed = fail;
  return fail;
}
