import type { ContactPage } from "../content/kinds/pages";

/** An enquiry. All fields are free text and none is required (specification, section 5). */
export type Enquiry = Readonly<typeof emptyEnquiry>;

export type FieldName = keyof Enquiry;

export const emptyEnquiry = { name: "", phone: "", email: "", message: "" };

/** Marked as pure, so that the inline script of every page leaves it out. */
export const fieldNames = /* @__PURE__ */ Object.keys(emptyEnquiry) as readonly FieldName[];

/** Whether all fields are empty or blank. */
export function isEmpty(enquiry: Enquiry): boolean {
  return fieldNames.every((name) => enquiry[name].trim() === "");
}

/** All texts of the form, from `content/pages/contact.md`. */
export type EnquiryTexts = Omit<ContactPage, "seo" | "title" | "mail">;
