import { type Enquiry, emptyEnquiry, fieldNames } from "./enquiry";

const key = "sanjalica:enquiry";

/**
 * Reads the draft from session storage. It survives a reload, a page change and a tab that the phone
 * has unloaded, and is gone when the tab is closed.
 * @returns an empty enquiry if there is no draft or storage is blocked
 */
export function readDraft(): Enquiry {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? "{}");
    const fields = fieldNames.map((name) => {
      const value = (stored as Partial<Record<string, unknown>> | null)?.[name];
      return [name, typeof value === "string" ? value : ""];
    });
    return { ...emptyEnquiry, ...Object.fromEntries(fields) };
  } catch {
    return emptyEnquiry;
  }
}

/** Saves what has been typed so far. Does nothing if storage is full or blocked. */
export function writeDraft(enquiry: Enquiry): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(enquiry));
  } catch {
    // The form works without a draft.
  }
}

/** Deletes the draft once it has been sent. */
export function clearDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // See writeDraft.
  }
}
