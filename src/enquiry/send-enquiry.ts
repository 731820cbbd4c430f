import { loadChunk } from "../ui/load-chunk";
import { markInterrupted } from "./draft";
import type { Enquiry } from "./enquiry";

/** Account data for the mail provider, EmailJS; empty if the site was built without it. */
export interface ServiceConfig {
  readonly publicKey: string;
  readonly serviceId: string;
  readonly templateId: string;
  /** Origin of the provider, or `/` for the server that served this page. */
  readonly host: string;
}

/** Timeout in ms of a request to the mail provider. The enquiry may still arrive after it. */
export const sendTimeoutMs = 20_000;

/** The result of sending an enquiry. `text` is the provider's answer, shortened. */
export type SendResult =
  | { readonly kind: "sent" }
  | { readonly kind: "rejected"; readonly text: string }
  | { readonly kind: "unreachable" }
  /** No answer in time: the enquiry may have arrived, or still arrive. */
  | { readonly kind: "unanswered" }
  | { readonly kind: "missing"; readonly id: "publicKey" | "serviceId" | "templateId" };

/** Answers of the provider are cut to this many characters. */
const answerLimit = 300;

/** The provider's answer, shortened; empty for an HTML error page, which would tell a parent nothing. */
function plainAnswer(text: string): string {
  const trimmed = text.trim();
  if (/<(!doctype|html|head|body)\b/i.test(trimmed)) return "";
  return trimmed.length > answerLimit ? `${trimmed.slice(0, answerLimit)}…` : trimmed;
}

function missingId(config: ServiceConfig): SendResult | null {
  for (const id of ["publicKey", "serviceId", "templateId"] as const) {
    if (!config[id]) return { kind: "missing", id };
  }
  return null;
}

/**
 * Converts what the client throws to a result.
 * @param reason a string, an object with `status` and `text`, or the error of a failed request
 */
function resultOf(reason: unknown): SendResult {
  if (typeof reason === "string") return { kind: "rejected", text: plainAnswer(reason) };
  if (reason !== null && typeof reason === "object" && "status" in reason) {
    const text = "text" in reason && typeof reason.text === "string" ? reason.text : "";
    return text.trim() === "OK" ? { kind: "sent" } : { kind: "rejected", text: plainAnswer(text) };
  }
  return { kind: "unreachable" };
}

/** Sends an enquiry through EmailJS (specification, section 7). Never throws. */
export async function sendEnquiry(enquiry: Enquiry, config: ServiceConfig): Promise<SendResult> {
  const missing = missingId(config);
  if (missing) return missing;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<SendResult>((resolve) => {
    timer = setTimeout(() => resolve({ kind: "unanswered" }), sendTimeoutMs);
  });
  const answer = post(enquiry, config).then((): SendResult => ({ kind: "sent" }), resultOf);
  try {
    return await Promise.race([answer, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

async function post(enquiry: Enquiry, config: ServiceConfig): Promise<void> {
  const { init, send } = await loadChunk(importClient, markInterrupted);
  init({ publicKey: config.publicKey }, new URL(config.host, window.location.href).origin);
  await send(config.serviceId, config.templateId, { ...enquiry });
}

/** The client reads `localStorage` while it loads, and does not cope with a browser that blocks it. */
function hideBlockedStorage(): void {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, "localStorage", { value: undefined, configurable: true });
  }
}

function importClient() {
  hideBlockedStorage();
  return import("@emailjs/browser");
}

/** Loads the provider's client ahead of time, when a field gets focus. Sending reports a failure. */
export function prepareClient(): void {
  importClient().catch(() => undefined);
}
