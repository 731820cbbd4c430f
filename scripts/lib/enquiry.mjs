// @ts-check
// Checks the body of an EmailJS "send" request the way the real service does.

/**
 * @typedef {object} Enquiry
 * @property {string} serviceId
 * @property {string} templateId
 * @property {Record<string, string>} params the form's fields
 */

const FIELD_LABELS = Object.freeze({
  name: "Ime i prezime",
  email: "E-mail",
  phone: "Telefon",
  message: "Poruka",
});

const isRecord = (/** @type {unknown} */ value) =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * @param {string} text request body
 * @returns {unknown} undefined when it is not JSON
 */
export function parseJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * @param {unknown} body parsed request body
 * @returns {{ enquiry: Enquiry, problem?: undefined } | { enquiry?: undefined, problem: string }}
 *   the enquiry, or the text of the 400 answer
 */
export function readEnquiry(body) {
  if (!isRecord(body)) return { problem: "The request body must be a JSON object." };
  const data = /** @type {Record<string, unknown>} */ (body);
  const required = /** @type {const} */ ([
    ["user_id", "The public key (user_id) is missing. Set it before sending."],
    ["service_id", "The service ID not found. Name the email service to send through."],
    ["template_id", "The template ID not found. Name the email template to fill in."],
  ]);
  for (const [field, problem] of required) {
    if (typeof data[field] !== "string" || data[field] === "") return { problem };
  }
  const given = data.template_params ?? {};
  if (!isRecord(given)) return { problem: "The template_params must be an object." };
  const params = Object.fromEntries(
    Object.entries(/** @type {Record<string, unknown>} */ (given)).map(([field, value]) => [
      field,
      typeof value === "string" ? value : (JSON.stringify(value) ?? ""),
    ]),
  );
  const { service_id: serviceId, template_id: templateId } = data;
  return { enquiry: { serviceId: String(serviceId), templateId: String(templateId), params } };
}

/**
 * @param {Record<string, string>} params
 * @returns {[label: string, value: string][]} known fields first, with Bosnian labels
 */
export function labelledFields(params) {
  const known = Object.entries(FIELD_LABELS)
    .filter(([field]) => field in params)
    .map(([field, label]) => /** @type {[string, string]} */ ([label, params[field] ?? ""]));
  const others = Object.entries(params).filter(([field]) => !(field in FIELD_LABELS));
  return [...known, ...others];
}

/**
 * @param {Record<string, string>} params
 * @returns {string} text for the terminal; control characters cannot disturb it
 */
export function enquiryForTerminal(params) {
  const lines = labelledFields(params).map(([label, value]) => {
    const printable = value
      .replace(/\r\n?/g, "\n")
      .replace(/[^\P{C}\n]/gu, "")
      .replaceAll("\n", "\n    ");
    return `  ${label.replace(/\p{C}/gu, "")}: ${printable}`;
  });
  return ["Novi upit (ostaje na ovom računaru):", ...lines].join("\n");
}
