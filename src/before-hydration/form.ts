import { writeDraft } from "../enquiry/enquiry";

/** Save the enquiry at every key, hydrated or not: React re-renders a page that the browser has translated. */
export function keepDraft(): void {
  const save = ({ target }: Event) => {
    const { form } = target as HTMLInputElement;
    if (!form) return;
    for (const { name, value } of form.elements as Iterable<HTMLInputElement & Element>)
      if (name) writeDraft(name, value);
  };
  document.addEventListener("input", save);
  document.addEventListener("change", save);
}

declare global {
  interface Window {
    /** Sends what was submitted before hydration. Undefined afterwards, and during live editing. */
    sendEarly?: () => void;
    /** Says that the scripts have failed, hydrated or not. Undefined during live editing. */
    onScriptsFailed?: () => void;
  }
}

/** Class on `<html>` while the scripts have failed. */
const failedClass = "failed";

/**
 * Remember that the form was submitted before the page is hydrated. It gets `aria-busy` at once, and
 * `window.sendEarly` submits it, once. If the scripts fail, it says that it cannot be sent.
 * @returns to be called if the scripts fail; does nothing once the page is hydrated
 */
export function rememberSubmit(): () => unknown {
  let early: HTMLFormElement | undefined;
  const remember = (event: Event) => {
    event.preventDefault();
    // React listens below the document, possibly before the page is hydrated.
    event.stopPropagation();
    early = event.target as HTMLFormElement;
    early.setAttribute("aria-busy", "true");
  };
  document.addEventListener("submit", remember, true);

  const settle = (failed: boolean) => {
    document.documentElement.classList.toggle(failedClass, failed);
    document.removeEventListener("submit", remember, true);
    if (!early) return;
    early.removeAttribute("aria-busy");
    // Not `requestSubmit`, which came with Safari 16.
    for (const button of early.querySelectorAll<HTMLElement>("[type=submit]")) button.click();
    early = undefined;
  };
  window.sendEarly = () => {
    window.sendEarly = undefined;
    settle(false);
  };
  window.onScriptsFailed = () => settle(true);
  return () => window.sendEarly && settle(true);
}
