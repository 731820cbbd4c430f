import { type FormEvent, useEffect, useRef, useState } from "react";
import type { EnquiryServiceConfig } from "../site";
import {
  clearSavedEnquiry,
  type Enquiry,
  emptyEnquiry,
  fieldNames,
  isBlank,
  readSavedEnquiry,
} from "./enquiry";
import { type SendResult, sendEnquiry } from "./send-enquiry";

/** For this long after a timeout, in ms, the form asks before it sends the same text again. */
export const askBeforeResendMs = 60_000;

/** In `hintingContact` (the form is blank) and `confirmingResend` (the text may have arrived), the next click sends. */
export type SubmissionState =
  | "editing"
  | "hintingContact"
  | "sending"
  | "sent"
  | "failed"
  | "unanswered"
  | "confirmingResend";

/** A click within this many ms of feedback is the second one of a slow double click. */
const slowDoubleClickMs = 1000;

/** Return the state after an edit: thanks, the hint and the question about sending again disappear. */
function getStateAfterEdit(state: SubmissionState): SubmissionState {
  if (state === "confirmingResend") return "unanswered";
  return state === "sent" || state === "hintingContact" ? "editing" : state;
}

/** Read the fields from the form, because browsers and password managers fill them in without an event. */
function readForm(form: HTMLFormElement | null): Enquiry {
  const fields = new FormData(form ?? undefined) as Iterable<[string, string]>;
  return { ...emptyEnquiry, ...Object.fromEntries(fields) };
}

/** Fill in the saved enquiry, but not over what a parent on a slow phone has typed before hydration. */
function restoreEnquiry(form: HTMLFormElement | null): void {
  const saved = readSavedEnquiry();
  for (const name of fieldNames) {
    const field = form?.elements.namedItem(name) as HTMLInputElement | null;
    if (field) field.value ||= saved[name];
  }
}

/**
 * Manage the state of the enquiry form, with one submission at a time. The fields are uncontrolled; they are restored
 * from session storage, to which `inline-script/form.ts` saves them.
 * @param onResult called with the result of each submission
 */
export function useEnquiry(service: EnquiryServiceConfig, onResult: (result: SendResult) => void) {
  const formRef = useRef<HTMLFormElement>(null);
  /** The values at the last input event or submission. */
  const [enquiry, setEnquiry] = useState<Enquiry>(emptyEnquiry);
  const [state, setState] = useState<SubmissionState>("editing");
  // A second click may come before React has rendered the state "sending".
  const isSending = useRef(false);
  const lastFeedbackAt = useRef(0);
  const lastTimeout = useRef({ enquiryJson: "", at: 0 });

  useEffect(() => restoreEnquiry(formRef.current), []);

  // The back/forward cache restores a page as the visitor left it.
  useEffect(() => {
    const resetOnLeave = () => setState(getStateAfterEdit);
    window.addEventListener("pagehide", resetOnLeave);
    return () => window.removeEventListener("pagehide", resetOnLeave);
  }, []);

  const handleInput = () => {
    setEnquiry(readForm(formRef.current));
    setState(getStateAfterEdit);
  };

  const send = async (submitted: Enquiry) => {
    isSending.current = true;
    setEnquiry(submitted);
    setState("sending");
    const result = await sendEnquiry(submitted, service);
    isSending.current = false;
    const { kind } = result;
    if (kind === "sent") {
      lastFeedbackAt.current = Date.now();
      clearSavedEnquiry();
      formRef.current?.reset();
    }
    if (kind === "unanswered")
      lastTimeout.current = { enquiryJson: JSON.stringify(submitted), at: Date.now() };
    setState(kind === "sent" || kind === "unanswered" ? kind : "failed");
    onResult(result);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending.current) return;
    const typed = readForm(formRef.current);
    const isSecondClick = Date.now() - lastFeedbackAt.current < slowDoubleClickMs;
    if (isSecondClick && (isBlank(typed) || state === "confirmingResend")) return;
    const isSame = JSON.stringify(typed) === lastTimeout.current.enquiryJson;
    const isRecent = Date.now() - lastTimeout.current.at < askBeforeResendMs;
    const shouldConfirm = isSame && isRecent && state !== "confirmingResend";
    const shouldHint = isBlank(typed) && state !== "hintingContact";
    if (!shouldHint && !shouldConfirm) return send(typed);
    lastFeedbackAt.current = Date.now();
    setState(shouldHint ? "hintingContact" : "confirmingResend");
  };

  return { formRef, enquiry, state, handleInput, submit };
}
