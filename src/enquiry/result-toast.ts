import { fill } from "../content/fill-placeholders";
import type { ContactPage } from "../content/kinds/pages";
import type { ToastMessage } from "../ui/toast/toaster";
import type { SendResult } from "./send-enquiry";

type ResultTexts = Pick<ContactPage, "success" | "failure">;

function reasonOf(result: Exclude<SendResult, { kind: "sent" }>, texts: ResultTexts["failure"]) {
  switch (result.kind) {
    case "unreachable":
      return texts.unreachable;
    case "unanswered":
      return texts.unanswered;
    case "rejected":
      return fill(texts.answer, { text: result.text || texts.noReason });
    case "missing":
      return {
        publicKey: texts.missingUserId,
        serviceId: texts.missingServiceId,
        templateId: texts.missingTemplateId,
      }[result.id];
  }
}

/** The toast for the result of a submission (specification, sections 8 and 9). */
export function toastOf(result: SendResult, texts: ResultTexts): Omit<ToastMessage, "durationMs"> {
  if (result.kind === "sent") return { kind: "success", title: texts.success };
  const { title, unansweredTitle } = texts.failure;
  return {
    kind: "failure",
    title: result.kind === "unanswered" ? unansweredTitle : title,
    detail: reasonOf(result, texts.failure),
  };
}
