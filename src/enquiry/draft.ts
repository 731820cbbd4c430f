import { type Enquiry, emptyEnquiry, fieldNames } from "./enquiry";

/** The draft has a key for each field, so that the inline script can save one without the others. */
const prefix = "enquiry:";
/** A random number that tells drafts apart. A duplicated tab has a copy of it. */
const idKey = "enquiry-id";
/** Id of the draft that this browser has sent last, for all tabs. It says nothing about the visitor. */
const sentKey = "enquiry-sent";
/** Set if a reload has interrupted sending. */
const interruptedKey = "enquiry-interrupted";

/** Whether the draft has been sent, in this tab or another; true without a draft. */
const isSent = () => sessionStorage.getItem(idKey) === localStorage.getItem(sentKey);

/**
 * Reads the draft from session storage. It survives a reload, a page change and a tab that the phone
 * has unloaded, and is gone when the tab is closed.
 * @returns an empty enquiry if there is no draft, it has been sent in another tab, or storage is blocked
 */
export function readDraft(): Enquiry {
  try {
    if (isSent()) return emptyEnquiry;
    const fields = fieldNames.map((name) => [name, sessionStorage.getItem(prefix + name) ?? ""]);
    return { ...emptyEnquiry, ...Object.fromEntries(fields) };
  } catch {
    return emptyEnquiry;
  }
}

/** Saves what stands in one field. Does nothing if storage is full or blocked. */
export function writeDraft(name: string, value: string): void {
  try {
    // What is written after a draft was sent is another one.
    if (isSent()) sessionStorage.setItem(idKey, String(Math.random()));
    sessionStorage.setItem(prefix + name, value);
  } catch {
    // The form works without a draft.
  }
}

/** Deletes the draft once it has been sent, in this tab and in those that have a copy of it. */
export function clearDraft(): void {
  try {
    const id = sessionStorage.getItem(idKey);
    if (id) localStorage.setItem(sentKey, id);
    for (const name of fieldNames) sessionStorage.removeItem(prefix + name);
  } catch {
    // See writeDraft.
  }
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
