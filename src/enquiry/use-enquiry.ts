import { type FormEvent, useEffect, useRef, useState } from "react";
import { askBeforeResendMs } from "../site";
import { clearDraft, readDraft, takeInterrupted } from "./draft";
import { type Enquiry, emptyEnquiry, type FieldName, fieldNames, isEmpty } from "./enquiry";
import { type SendResult, sendEnquiry } from "./send-enquiry";
import { readServiceConfig } from "./service-config";

/** `asking`: the same text timed out a moment ago and may have arrived, so the form asks whether to resend. */
export type FormState = "editing" | "sending" | "sent" | "failed" | "unanswered" | "asking";

/** Presses of the button so soon after an enquiry was sent, in ms, belong to it. */
const repeatedPressMs = 1000;

/** The state after the text is edited: thanks and the question whether to resend disappear. */
function stateAfterEdit(state: FormState): FormState {
  if (state === "asking") return "unanswered";
  return state === "sent" ? "editing" : state;
}

/** The values of a form's fields; empty ones are taken from the draft. */
function typedOr(draft: Enquiry, form: HTMLFormElement | null): Enquiry {
  const typed = form && new FormData(form);
  const entries = fieldNames.map((name) => [name, typed?.get(name) || draft[name]]);
  return { ...draft, ...Object.fromEntries(entries) };
}

function stateAfterSending({ kind }: SendResult): FormState {
  return kind === "sent" || kind === "unanswered" ? kind : "failed";
}

/**
 * State of the enquiry form: its fields, restored from the draft (`keep-draft.ts` saves it), and one
 * submission at a time.
 * @param onResult called with the result of each submission
 */
export function useEnquiry(onResult: (result: SendResult) => void) {
  const form = useRef<HTMLFormElement>(null);
  const [enquiry, setEnquiry] = useState<Enquiry>(emptyEnquiry);
  const [state, setState] = useState<FormState>("editing");
  // A second click may come before React has rendered the state "sending".
  const isSending = useRef(false);
  const sentAt = useRef(0);
  const unanswered = useRef({ text: "", at: 0 });

  // The back/forward cache restores a page as it was left.
  useEffect(() => {
    const leave = () => setState(stateAfterEdit);
    window.addEventListener("pagehide", leave);
    return () => window.removeEventListener("pagehide", leave);
  }, []);

  const change = (name: FieldName, value: string) => {
    // From the latest state: a password manager may fill in several fields at once.
    setEnquiry((latest) => ({ ...latest, [name]: value }));
    setState(stateAfterEdit);
  };

  const send = async (typed: Enquiry) => {
    isSending.current = true;
    setState("sending");
    const result = await sendEnquiry(typed, readServiceConfig());
    isSending.current = false;
    if (result.kind === "sent") {
      sentAt.current = Date.now();
      clearDraft();
      setEnquiry(emptyEnquiry);
    }
    if (result.kind === "unanswered") {
      unanswered.current = { text: JSON.stringify(typed), at: Date.now() };
    }
    setState(stateAfterSending(result));
    onResult(result);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending.current) return;
    // Read from the fields: a form submitted before hydration is sent before the state has its text.
    const typed = typedOr(enquiry, form.current);
    // A slow double click on the button must not send the emptied form too.
    if (isEmpty(typed) && Date.now() - sentAt.current < repeatedPressMs) return;
    const isSame = JSON.stringify(typed) === unanswered.current.text;
    const isRecent = Date.now() - unanswered.current.at < askBeforeResendMs;
    if (isSame && isRecent && state !== "asking") setState("asking");
    else send(typed);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; `send` of the first render does what later ones do
  useEffect(() => {
    // On a slow phone a parent may type before hydration: that must not be overwritten.
    const typed = typedOr(readDraft(), form.current);
    setEnquiry(typed);
    if (takeInterrupted()) send(typed);
  }, []);

  return { form, enquiry, state, change, submit };
}
