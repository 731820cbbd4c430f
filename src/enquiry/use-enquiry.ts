import { type FormEvent, useEffect, useRef, useState } from "react";
import { clearDraft, readDraft, writeDraft } from "./draft";
import { type Enquiry, emptyEnquiry, type FieldName, fieldNames } from "./enquiry";
import { type SendResult, sendEnquiry } from "./send-enquiry";
import { readServiceConfig } from "./service-config";

export type FormState = "editing" | "sending" | "sent" | "failed";

/** The thanks for one enquiry go when the next is begun. */
const withoutThanks = (state: FormState): FormState => (state === "sent" ? "editing" : state);

/** What stands in the fields of a form now, for those that are empty what `draft` has. */
function typedOr(draft: Enquiry, form: HTMLFormElement | null): Enquiry {
  const typed = form && new FormData(form);
  const entries = fieldNames.map((name) => [name, typed?.get(name) || draft[name]]);
  return { ...draft, ...Object.fromEntries(entries) };
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

  // On a slow telephone a parent types before the page is hydrated: that must not be overwritten.
  useEffect(() => setEnquiry(typedOr(readDraft(), form.current)), []);

  // A page left for another site may come back as it was (the browser's back/forward cache).
  useEffect(() => {
    const leave = () => setState(withoutThanks);
    window.addEventListener("pagehide", leave);
    return () => window.removeEventListener("pagehide", leave);
  }, []);

  const change = (name: FieldName, value: string) => {
    const next = { ...enquiry, [name]: value };
    setEnquiry(next);
    setState(withoutThanks);
    writeDraft(next);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    setState("sending");
    // From the fields: a form sent before the page was hydrated is sent before the state has them.
    const result = await sendEnquiry(typedOr(enquiry, form.current), readServiceConfig());
    isSending.current = false;
    if (result.kind === "sent") {
      clearDraft();
      setEnquiry(emptyEnquiry);
    }
    setState(result.kind === "sent" ? "sent" : "failed");
    onResult(result);
  };

  return { form, enquiry, state, change, submit };
}
