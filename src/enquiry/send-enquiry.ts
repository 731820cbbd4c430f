import "./allow-blocked-storage";
import { init, send } from "@emailjs/browser";
import type { EnquiryServiceConfig } from "../site";
import type { Enquiry } from "./enquiry";

/** Timeout in ms of a request to the mail provider. The enquiry may still arrive after it. */
export const sendTimeoutMs = 20_000;

/** The result of sending an enquiry. `text` is the provider's response, shortened. */
export type SendResult =
  | { readonly kind: "sent" }
  | { readonly kind: "rejected"; readonly text: string }
  | { readonly kind: "unreachable" }
  /** No response came in time: the enquiry may have arrived, or may still arrive. */
  | { readonly kind: "unanswered" }
  | { readonly kind: "unset"; readonly id: "publicKey" | "serviceId" | "templateId" };

const maxResponseLength = 300;

/** Shorten the provider's response. Return "" for an HTML error page, which would tell a parent nothing. */
function shortenResponse(text: string): string {
  const trimmed = text.trim();
  if (/<(!doctype|html|head|body)\b/i.test(trimmed)) return "";
  return trimmed.length > maxResponseLength ? `${trimmed.slice(0, maxResponseLength)}…` : trimmed;
}

/**
 * Convert a value that the client throws. It throws responses with an error status too, but the text “OK” means success
 * with any status (specification, section 7).
 * @param reason a string, a response with `status` and `text`, or the error of a failed request
 */
function toResult(reason: unknown): SendResult {
  if (typeof reason === "string") return { kind: "rejected", text: shortenResponse(reason) };
  if (reason !== null && typeof reason === "object" && "status" in reason) {
    const text = "text" in reason && typeof reason.text === "string" ? reason.text : "";
    return text.trim() === "OK"
      ? { kind: "sent" }
      : { kind: "rejected", text: shortenResponse(text) };
  }
  return { kind: "unreachable" };
}

/** Send an enquiry through EmailJS (specification, section 7). Never throws. */
export async function sendEnquiry(
  enquiry: Enquiry,
  config: EnquiryServiceConfig,
): Promise<SendResult> {
  const ids = ["publicKey", "serviceId", "templateId"] as const;
  const id = ids.find((name) => !config[name]);
  if (id) return { kind: "unset", id };
  const timeout = new Promise<SendResult>((resolve) => {
    setTimeout(() => resolve({ kind: "unanswered" }), sendTimeoutMs);
  });
  const response = post(enquiry, config).then((): SendResult => ({ kind: "sent" }), toResult);
  return Promise.race([response, timeout]);
}

async function post(enquiry: Enquiry, config: EnquiryServiceConfig): Promise<void> {
  init({ publicKey: config.publicKey }, new URL(config.host, window.location.href).origin);
  await send(config.serviceId, config.templateId, { ...enquiry });
}
