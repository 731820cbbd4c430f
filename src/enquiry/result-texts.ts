import { fill } from "../content/fill-placeholders";
import type { ContactPage } from "../content/schemas/pages";
import type { ToastMessage } from "../ui/toast/toaster";
import { type Enquiry, fieldNames, isBlank } from "./enquiry";
import type { SendResult } from "./send-enquiry";

/**
 * Create the e-mail that a parent can send instead of the form, with the typed texts. Lines of empty fields are left
 * out, and so is the paragraph of an empty message.
 * @param texts `body` has a placeholder for each field, such as `{name}`
 */
export function createMail(enquiry: Enquiry, texts: ContactPage["mail"]) {
  const { subject } = texts;
  if (isBlank(enquiry)) return { subject, body: texts.emptyBody };
  const empty = fieldNames.filter((name) => enquiry[name].trim() === "");
  const hasEmpty = (line: string) => empty.some((name) => line.includes(`{${name}}`));
  const body = texts.body
    .split("\n\n")
    .filter((paragraph) => !(paragraph.includes("{message}") && empty.includes("message")))
    .map((paragraph) => paragraph.split("\n").filter((line) => !hasEmpty(line)))
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n");
  return { subject, body: fill(body, { ...enquiry }) };
}

type ResultTexts = Pick<ContactPage, "success" | "failure">;

type Failure = Exclude<SendResult, { kind: "sent" }>;

function getReason(result: Failure, texts: ResultTexts["failure"]): string {
  switch (result.kind) {
    case "unreachable":
      return texts.unreachable;
    case "unanswered":
      return texts.unanswered;
    case "rejected":
      return fill(texts.answer, { text: result.text || texts.noReason });
    case "unset":
      return {
        publicKey: texts.missingUserId,
        serviceId: texts.missingServiceId,
        templateId: texts.missingTemplateId,
      }[result.id];
  }
}

/** Create the toast for the result of a submission (specification, sections 8 and 9). */
export function createToast(result: SendResult, texts: ResultTexts): ToastMessage {
  if (result.kind === "sent") return { kind: "success", title: texts.success };
  const { title, unansweredTitle } = texts.failure;
  return {
    kind: "failure",
    title: result.kind === "unanswered" ? unansweredTitle : title,
    detail: getReason(result, texts.failure),
  };
}
