import { type Enquiry, emptyEnquiry, fieldNames } from "./enquiry";

/** The draft has a key for each field, so that the inline script can save one without the others. */
const prefix = "enquiry:";
/** Set if a reload has interrupted sending. */
const interruptedKey = "enquiry-interrupted";

/**
 * Reads the draft from session storage. It survives a reload, a page change and a tab that the phone
 * has unloaded, and is gone when the tab is closed.
 * @returns an empty enquiry if there is no draft, or storage is blocked
 */
export function readDraft(): Enquiry {
  try {
    const fields = fieldNames.map((name) => [name, sessionStorage.getItem(prefix + name) ?? ""]);
    return { ...emptyEnquiry, ...Object.fromEntries(fields) };
  } catch {
    return emptyEnquiry;
  }
}

/** Saves what stands in one field. Does nothing if storage is full or blocked. */
export function writeDraft(name: string, value: string): void {
  try {
    sessionStorage.setItem(prefix + name, value);
  } catch {
    // The form works without a draft.
  }
}

/** Deletes the draft once it has been sent. */
export function clearDraft(): void {
  for (const name of fieldNames) writeDraft(name, "");
}

/**
 * Notes that the page is about to reload while it sends the draft.
 * @throws DOMException if storage is full or blocked: the draft would not survive the reload
 */
export function markInterrupted(): void {
  sessionStorage.setItem(interruptedKey, "1");
}

/** @returns whether a reload has interrupted sending; false from the second call on */
export function takeInterrupted(): boolean {
  try {
    const isInterrupted = sessionStorage.getItem(interruptedKey) !== null;
    sessionStorage.removeItem(interruptedKey);
    return isInterrupted;
  } catch {
    return false;
  }
}
