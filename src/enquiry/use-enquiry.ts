import { type FormEvent, useEffect, useRef, useState } from "react";
import { askBeforeResendMs } from "../site";
import { clearDraft, readDraft, writeDraft } from "./draft";
import { type Enquiry, emptyEnquiry, type FieldName, fieldNames } from "./enquiry";
import { type SendResult, sendEnquiry } from "./send-enquiry";
import { readServiceConfig } from "./service-config";

/** `asking`: the same words went out a moment ago and may have arrived. */
export type FormState = "editing" | "sending" | "sent" | "failed" | "unanswered" | "asking";

/** The thanks for one enquiry go when the next is begun, and so does the question about the same words. */
function onceChanged(state: FormState): FormState {
  if (state === "asking") return "unanswered";
  return state === "sent" ? "editing" : state;
}

/** What stands in the fields of a form now, for those that are empty what `draft` has. */
function typedOr(draft: Enquiry, form: HTMLFormElement | null): Enquiry {
  const typed = form && new FormData(form);
  const entries = fieldNames.map((name) => [name, typed?.get(name) || draft[name]]);
  return { ...draft, ...Object.fromEntries(entries) };
}

function stateAfter({ kind }: SendResult): FormState {
  return kind === "sent" || kind === "unanswered" ? kind : "failed";
}

/**
 * State of the enquiry form: its fields, which a draft outlives, and one submission at a time.
 * @param onResult is told what came of each submission
 */
export function useEnquiry(onResult: (result: SendResult) => void) {
  const form = useRef<HTMLFormElement>(null);
  const [enquiry, setEnquiry] = useState<Enquiry>(emptyEnquiry);
  const [state, setState] = useState<FormState>("editing");
  // A second click comes before React has drawn the first, so the state alone cannot stop it.
  const isSending = useRef(false);
  const unanswered = useRef({ words: "", at: 0 });

  // On a slow telephone a parent types before the page is hydrated: that must not be overwritten.
  useEffect(() => setEnquiry(typedOr(readDraft(), form.current)), []);

  // A page left for another site may come back as it was (the browser's back/forward cache).
  useEffect(() => {
    const leave = () => setState(onceChanged);
    window.addEventListener("pagehide", leave);
    return () => window.removeEventListener("pagehide", leave);
  }, []);

  const change = (name: FieldName, value: string) => {
    const next = { ...enquiry, [name]: value };
    setEnquiry(next);
    setState(onceChanged);
    writeDraft(next);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending.current) return;
    // From the fields: a form sent before the page was hydrated is sent before the state has them.
    const typed = typedOr(enquiry, form.current);
    const words = JSON.stringify(typed);
    const { words: wordsBefore, at } = unanswered.current;
    if (words === wordsBefore && Date.now() - at < askBeforeResendMs && state !== "asking") {
      setState("asking");
      return;
    }
    isSending.current = true;
    setState("sending");
    const result = await sendEnquiry(typed, readServiceConfig());
    isSending.current = false;
    if (result.kind === "sent") {
      clearDraft();
      setEnquiry(emptyEnquiry);
    }
    if (result.kind === "unanswered") unanswered.current = { words, at: Date.now() };
    setState(stateAfter(result));
    onResult(result);
  };

  return { form, enquiry, state, change, submit };
}
