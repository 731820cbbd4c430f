/** An enquiry. All fields are free text and none is required (specification, section 5). */
export interface Enquiry {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly message: string;
}

export const fieldNames = ["name", "phone", "email", "message"] as const;

export type FieldName = (typeof fieldNames)[number];

export const emptyEnquiry: Enquiry = { name: "", phone: "", email: "", message: "" };

/** Whether all fields are empty or blank. */
export function isEmpty(enquiry: Enquiry): boolean {
  return fieldNames.every((name) => enquiry[name].trim() === "");
}
