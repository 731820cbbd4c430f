import { z } from "zod";

/** The body of an EmailJS "send" request, as strict as the real service. */
export const sendRequest = z.object({
  user_id: z.string().min(1),
  service_id: z.string().min(1),
  template_id: z.string().min(1),
  template_params: z.record(z.string(), z.string()),
});

/** An enquiry that the local mailbox has received. */
export interface ReceivedEnquiry {
  /** ISO 8601. */
  readonly receivedAt: string;
  /** The form's fields. */
  readonly params: Record<string, string>;
}

const LABELS: Record<string, string> = {
  name: "Ime i prezime",
  email: "E-mail",
  phone: "Telefon",
  message: "Poruka",
};

/** @returns the fields in the order in which they were sent, known ones with Bosnian labels */
export function labelledFields({ params }: ReceivedEnquiry): [label: string, value: string][] {
  return Object.entries(params).map(([field, value]) => [LABELS[field] ?? field, value]);
}

/** @returns text for the terminal, without control characters */
export function enquiryForTerminal(enquiry: ReceivedEnquiry): string {
  const lines = labelledFields(enquiry).map(
    ([label, value]) => `  ${label}: ${value.replaceAll("\n", "\n    ")}`,
  );
  const text = ["Novi upit (ostaje na ovom računaru):", ...lines].join("\n");
  return text.replace(/[^\P{C}\n]/gu, "");
}
