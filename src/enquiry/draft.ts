import { type Enquiry, emptyEnquiry, fieldNames } from "./enquiry";

const key = "sanjalica:enquiry";

/**
 * The draft kept in this tab: what was typed outlives a reload, a change of page and a tab the
 * phone has put away, and is gone when the tab is closed. Storage may be full or forbidden; the
 * form works all the same.
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

/** Keeps what is typed so far. */
export function writeDraft(enquiry: Enquiry): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(enquiry));
  } catch {
    // Without storage there is no draft; nothing else depends on it.
  }
}

/** Forgets the draft, once it has been sent. */
export function clearDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // See writeDraft.
  }
}
