import type { ContactPage } from "../content/schemas/pages";

/** An enquiry. All fields are free text and none is required (specification, section 5). */
export type Enquiry = Readonly<typeof emptyEnquiry>;

export type FieldName = keyof Enquiry;

/** The fields in the order of the form. Phone and e-mail come first, because one of them is enough to reply. */
export const emptyEnquiry = { phone: "", email: "", name: "", message: "" };

/** Marked as pure, so that the bundler leaves it out of the inline script of every page. */
export const fieldNames = /* @__PURE__ */ Object.keys(emptyEnquiry) as readonly FieldName[];

export function isBlank(enquiry: Enquiry): boolean {
  return fieldNames.every((name) => enquiry[name].trim() === "");
}

/** All texts of the form, from `content/pages/contact.md`. */
export type EnquiryTexts = Omit<ContactPage, "seo" | "title" | "mail">;

/** Each field has its own key in session storage, so that the inline script needs no list of the fields. */
const keyPrefix = "enquiry:";

/**
 * Read the enquiry from session storage, where it survives reloads, page changes and the unloading of the tab by a
 * phone, until the tab is closed.
 * @returns an empty enquiry if none is saved, or storage is blocked
 */
export function readSavedEnquiry(): Enquiry {
  try {
    const fields = fieldNames.map((name) => [name, sessionStorage.getItem(keyPrefix + name) ?? ""]);
    return { ...emptyEnquiry, ...Object.fromEntries(fields) };
  } catch {
    return emptyEnquiry;
  }
}

/** Save the value of one field. Does nothing if storage is full or blocked. */
export function saveField(name: string, value: string): void {
  try {
    sessionStorage.setItem(keyPrefix + name, value);
  } catch {
    // The form works without.
  }
}

export function clearSavedEnquiry(): void {
  for (const name of fieldNames) saveField(name, "");
}
