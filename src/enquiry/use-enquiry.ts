import { type FormEvent, useEffect, useRef, useState } from "react";
import type { EnquiryServiceConfig } from "../site";
import {
  clearDraft,
  type Enquiry,
  emptyEnquiry,
  fieldNames,
  isBlank,
  readDraft,
  takeInterrupted,
} from "./enquiry";
import { type SendResult, sendEnquiry } from "./send-enquiry";

/** For this long after a timeout, in ms, the form asks before it sends the same text again. */
export const askBeforeResendMs = 60_000;

/** `blank` asks once for a way to answer. `asking` asks before it sends a text again that may have arrived. */
export type FormState =
  | "editing"
  | "blank"
  | "sending"
  | "sent"
  | "failed"
  | "unanswered"
  | "asking";

/** A second click so soon after the answer to the first, in ms, belongs to a slow double click. */
const secondClickMs = 1000;

/** Return the state after an edit: thanks and questions disappear. */
function getStateAfterEdit(state: FormState): FormState {
  if (state === "asking") return "unanswered";
  return state === "sent" || state === "blank" ? "editing" : state;
}

/** Read the fields. Browsers and password managers fill them in without an event. */
function readForm(form: HTMLFormElement | null): Enquiry {
  const fields = new FormData(form ?? undefined) as Iterable<[string, string]>;
  return { ...emptyEnquiry, ...Object.fromEntries(fields) };
}

function restoreDraft(form: HTMLFormElement | null): void {
  const draft = readDraft();
  for (const name of fieldNames) {
    const field = form?.elements.namedItem(name) as HTMLInputElement | null;
    if (field) field.value ||= draft[name];
  }
}

/**
 * Manage the state of the enquiry form, with one submission at a time. The fields are uncontrolled; they are restored
 * from the draft, which `before-hydration/form.ts` saves.
 * @param onResult called with the result of each submission
 */
export function useEnquiry(service: EnquiryServiceConfig, onResult: (result: SendResult) => void) {
  const form = useRef<HTMLFormElement>(null);
  /** The values at the last edit or submission. */
  const [enquiry, setEnquiry] = useState<Enquiry>(emptyEnquiry);
  const [state, setState] = useState<FormState>("editing");
  // A second click may come before React has rendered the state "sending".
  const isSending = useRef(false);
  const lastReplyAt = useRef(0);
  const unanswered = useRef({ text: "", at: 0 });

  // The back/forward cache restores a page as it was left.
  useEffect(() => {
    const leave = () => setState(getStateAfterEdit);
    window.addEventListener("pagehide", leave);
    return () => window.removeEventListener("pagehide", leave);
  }, []);

  const edit = () => {
    setEnquiry(readForm(form.current));
    setState(getStateAfterEdit);
  };

  const send = async (typed: Enquiry) => {
    isSending.current = true;
    setEnquiry(typed);
    setState("sending");
    const result = await sendEnquiry(typed, service);
    isSending.current = false;
    const { kind } = result;
    if (kind === "sent") {
      lastReplyAt.current = Date.now();
      clearDraft();
      form.current?.reset();
    }
    if (kind === "unanswered") unanswered.current = { text: JSON.stringify(typed), at: Date.now() };
    setState(kind === "sent" || kind === "unanswered" ? kind : "failed");
    onResult(result);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending.current) return;
    const typed = readForm(form.current);
    const isSecondClick = Date.now() - lastReplyAt.current < secondClickMs;
    if (isSecondClick && (isBlank(typed) || state === "asking")) return;
    const isSame = JSON.stringify(typed) === unanswered.current.text;
    const isRecent = Date.now() - unanswered.current.at < askBeforeResendMs;
    const shouldConfirm = isSame && isRecent && state !== "asking";
    const shouldHint = isBlank(typed) && state !== "blank";
    if (!shouldHint && !shouldConfirm) return send(typed);
    lastReplyAt.current = Date.now();
    setState(shouldHint ? "blank" : "asking");
  };

  const latestSend = useRef(send);
  latestSend.current = send;
  useEffect(() => {
    // On a slow phone a parent may type before hydration: that must not be overwritten.
    restoreDraft(form.current);
    if (takeInterrupted()) latestSend.current(readForm(form.current));
  }, []);

  return { form, enquiry, state, edit, submit };
}
