import { saveField } from "../enquiry/enquiry";

/**
 * Save the enquiry at every change, hydrated or not. If the browser has translated the page, React rebuilds it with
 * empty fields when it hydrates (decision 013).
 */
export function saveEnquiryOnInput(): void {
  const save = ({ target }: Event) => {
    const { form } = target as HTMLInputElement;
    if (!form) return;
    for (const { name, value } of form.elements as Iterable<HTMLInputElement & Element>)
      if (name) saveField(name, value);
  };
  document.addEventListener("input", save);
  document.addEventListener("change", save);
}

declare global {
  interface Window {
    /** Submits the form that was submitted before hydration. Undefined afterwards, and in development. */
    submitHeldForm?: () => void;
    /** Shows that the scripts have failed, hydrated or not. Undefined in development. */
    reportFailedScripts?: () => void;
  }
}

/** Class on `<html>` while the scripts have failed. */
const failedClass = "failed";

/**
 * Hold a form that is submitted before the page is hydrated. It gets `aria-busy` at once, and
 * `window.submitHeldForm` submits it. If the scripts fail, it says that it cannot be sent.
 * @returns a function to call if the scripts fail; it does nothing once the page is hydrated
 */
export function holdEarlySubmit(): () => unknown {
  let heldForm: HTMLFormElement | undefined;
  const hold = (event: Event) => {
    event.preventDefault();
    // React listens below the document, possibly before the page is hydrated.
    event.stopPropagation();
    heldForm = event.target as HTMLFormElement;
    heldForm.setAttribute("aria-busy", "true");
  };
  document.addEventListener("submit", hold, true);

  const release = (failed: boolean) => {
    document.documentElement.classList.toggle(failedClass, failed);
    document.removeEventListener("submit", hold, true);
    if (!heldForm) return;
    heldForm.removeAttribute("aria-busy");
    // Not `requestSubmit`, which came with Safari 16.
    for (const button of heldForm.querySelectorAll<HTMLElement>("[type=submit]")) button.click();
    heldForm = undefined;
  };
  window.submitHeldForm = () => {
    window.submitHeldForm = undefined;
    release(false);
  };
  window.reportFailedScripts = () => release(true);
  return () => window.submitHeldForm && release(true);
}
