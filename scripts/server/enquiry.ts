// Checks the body of an EmailJS "send" request the way the real service does.

export interface Enquiry {
  readonly serviceId: string;
  readonly templateId: string;
  /** The form's fields. */
  readonly params: Record<string, string>;
}

/** One that the local mailbox has received. */
export interface StoredEnquiry extends Enquiry {
  readonly id: number;
  /** ISO 8601. */
  readonly receivedAt: string;
}

const FIELD_LABELS = {
  name: "Ime i prezime",
  email: "E-mail",
  phone: "Telefon",
  message: "Poruka",
};

/** In which order the service looks for them. */
const REQUIRED = [
  ["user_id", "The public key (user_id) is missing. Set it before sending."],
  ["service_id", "The service ID not found. Name the email service to send through."],
  ["template_id", "The template ID not found. Name the email template to fill in."],
] as const;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * @param text request body
 * @returns undefined when it is not JSON
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * @param body parsed request body
 * @returns the enquiry, or the text of the 400 answer
 */
export function readEnquiry(
  body: unknown,
): { enquiry: Enquiry; problem?: undefined } | { enquiry?: undefined; problem: string } {
  if (!isRecord(body)) return { problem: "The request body must be a JSON object." };
  for (const [field, problem] of REQUIRED) {
    if (typeof body[field] !== "string" || body[field] === "") return { problem };
  }
  const given = body.template_params ?? {};
  if (!isRecord(given)) return { problem: "The template_params must be an object." };
  const params = Object.fromEntries(
    Object.entries(given).map(([field, value]) => [
      field,
      typeof value === "string" ? value : (JSON.stringify(value) ?? ""),
    ]),
  );
  const { service_id: serviceId, template_id: templateId } = body;
  return { enquiry: { serviceId: String(serviceId), templateId: String(templateId), params } };
}

/** @returns known fields first, with Bosnian labels */
export function labelledFields(params: Record<string, string>): [label: string, value: string][] {
  const known = Object.entries(FIELD_LABELS)
    .filter(([field]) => field in params)
    .map(([field, label]): [string, string] => [label, params[field] ?? ""]);
  const others = Object.entries(params).filter(([field]) => !(field in FIELD_LABELS));
  return [...known, ...others];
}

/** @returns text for the terminal; control characters cannot disturb it */
export function enquiryForTerminal(params: Record<string, string>): string {
  const lines = labelledFields(params).map(([label, value]) => {
    const printable = value
      .replace(/\r\n?/g, "\n")
      .replace(/[^\P{C}\n]/gu, "")
      .replaceAll("\n", "\n    ");
    return `  ${label.replace(/\p{C}/gu, "")}: ${printable}`;
  });
  return ["Novi upit (ostaje na ovom računaru):", ...lines].join("\n");
}
