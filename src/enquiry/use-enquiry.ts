import { type FormEvent, useEffect, useRef, useState } from "react";
import { clearDraft, readDraft, takeInterrupted } from "./draft";
import { type Enquiry, emptyEnquiry, fieldNames, isEmpty } from "./enquiry";
import { type SendResult, type ServiceConfig, sendEnquiry } from "./send-enquiry";

/** For this many ms after a timeout the form asks before it sends the same text again. */
export const askBeforeResendMs = 60_000;

/** `blank`: asks once for a way to answer. `asking`: the same text timed out and may have arrived. */
export type FormState =
  | "editing"
  | "blank"
  | "sending"
  | "sent"
  | "failed"
  | "unanswered"
  | "asking";

/** Presses of the button so soon after the answer to one, in ms, belong to it. */
const repeatedPressMs = 1000;

/** The state after the text is edited: thanks and questions disappear. */
function stateAfterEdit(state: FormState): FormState {
  if (state === "asking") return "unanswered";
  return state === "sent" || state === "blank" ? "editing" : state;
}

/** What stands in the fields, whoever wrote it: browsers and password managers do so without an event. */
function readFields(form: HTMLFormElement | null): Enquiry {
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

function stateAfterSending({ kind }: SendResult): FormState {
  return kind === "sent" || kind === "unanswered" ? kind : "failed";
}

/**
 * State of the enquiry form: one submission at a time. The fields keep their values themselves, restored
 * from the draft, which `before-hydration/form.ts` saves.
 * @param onResult called with the result of each submission
 */
export function useEnquiry(service: ServiceConfig, onResult: (result: SendResult) => void) {
  const form = useRef<HTMLFormElement>(null);
  /** What the fields held at the last key or submission. */
  const [enquiry, setEnquiry] = useState<Enquiry>(emptyEnquiry);
  const [state, setState] = useState<FormState>("editing");
  // A second click may come before React has rendered the state "sending".
  const isSending = useRef(false);
  const answeredAt = useRef(0);
  const unanswered = useRef({ text: "", at: 0 });

  // The back/forward cache restores a page as it was left.
  useEffect(() => {
    const leave = () => setState(stateAfterEdit);
    window.addEventListener("pagehide", leave);
    return () => window.removeEventListener("pagehide", leave);
  }, []);

  const edit = () => {
    setEnquiry(readFields(form.current));
    setState(stateAfterEdit);
  };

  const send = async (typed: Enquiry) => {
    isSending.current = true;
    setEnquiry(typed);
    setState("sending");
    const result = await sendEnquiry(typed, service);
    isSending.current = false;
    if (result.kind === "sent") {
      answeredAt.current = Date.now();
      clearDraft();
      form.current?.reset();
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
    const typed = readFields(form.current);
    // A slow double click on the button must not send an empty form too.
    if (isEmpty(typed) && Date.now() - answeredAt.current < repeatedPressMs) return;
    const isSame = JSON.stringify(typed) === unanswered.current.text;
    const isRecent = Date.now() - unanswered.current.at < askBeforeResendMs;
    if (isEmpty(typed) && state !== "blank") {
      answeredAt.current = Date.now();
      setState("blank");
    } else if (isSame && isRecent && state !== "asking") setState("asking");
    else send(typed);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; `send` of the first render does what later ones do
  useEffect(() => {
    // On a slow phone a parent may type before hydration: that must not be overwritten.
    restoreDraft(form.current);
    if (takeInterrupted()) send(readFields(form.current));
  }, []);

  return { form, enquiry, state, edit, submit };
}
