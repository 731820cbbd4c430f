import { useId } from "react";
import { formAnchor, messageRows, toastMs } from "../site";
import { getButtonClass } from "../ui/button/button";
import { Drawing } from "../ui/drawing";
import { prepareToasts, showToast } from "../ui/toast/toast";
import type { ToastLabels } from "../ui/toast/toaster";
import type { Enquiry, EnquiryTexts, FieldName } from "./enquiry";
import * as css from "./enquiry-form.module.css";
import { type ContactLink, FormAnswer } from "./form-answer";
import { createToast } from "./result-texts";
import { preloadClient, type SendResult, type ServiceConfig } from "./send-enquiry";
import { type FormState, useEnquiry } from "./use-enquiry";

interface EnquiryFormProps {
  readonly texts: EnquiryTexts;
  readonly service: ServiceConfig;
  readonly toastLabels: ToastLabels;
  /** Shown instead of the form without JavaScript. */
  readonly noScriptText: string;
  /** Return links that work without the form; the e-mail contains the texts typed so far. */
  readonly getContactLinks: (enquiry: Enquiry) => readonly ContactLink[];
  /** Called with the height that an answer adds to the form, in px. */
  readonly onGrow: (height: number) => void;
}

/** Render the enquiry form (specification, sections 2 to 5). It validates nothing and loses nothing typed. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { texts, service, toastLabels, noScriptText, getContactLinks, onGrow } = props;
  const { form } = texts;
  const announce = (result: SendResult) => {
    const toast = createToast(result, texts);
    const durationMs = toastMs[toast.kind];
    showToast({ ...toast, durationMs }, toastLabels).catch(() => undefined);
  };
  const { enquiry, state, edit, submit, form: element } = useEnquiry(service, announce);
  const isSending = state === "sending";
  const buttonTexts: Partial<Record<FormState, string>> = {
    sending: form.sending,
    failed: form.retry,
    unanswered: form.retry,
    asking: form.resend,
  };

  const preload = () => {
    preloadClient();
    prepareToasts(toastLabels).catch(() => undefined);
  };

  return (
    <form
      ref={element}
      id={formAnchor}
      className={css.sheet}
      data-scene="form"
      aria-label={form.label}
      aria-busy={isSending || undefined}
      onSubmit={submit}
      onInput={edit}
      onFocus={preload}
      // If no script runs, the button must not reload the page and lose the typed texts: outside a dialog, this
      // method does nothing (HTML standard, form submission algorithm).
      method="dialog"
      noValidate
    >
      <p className={css.withoutScript}>{noScriptText}</p>
      <div className={css.withScript}>
        <p className={css.opening}>
          {form.hint}
          {form.answers && <strong> {form.answers}</strong>}
        </p>
        <Drawing className={css.stamp} width={270} height={126} file="/letter/stamp.svg" />
        {/* First the fields of which one is enough. */}
        {(["phone", "email", "name", "message"] as const).map((name) => (
          <FormField key={name} name={name} texts={form[name]} isReadOnly={isSending} />
        ))}
        <button type="submit" className={getButtonClass()} aria-disabled={isSending}>
          {buttonTexts[state] ?? form.submit}
        </button>
        <FormAnswer {...{ state, texts, onGrow }} links={getContactLinks(enquiry)} />
        <p className={css.hint}>{`${form.privacy} ${form.tracking}`}</p>
      </div>
    </form>
  );
}

interface FormFieldProps {
  readonly name: FieldName;
  readonly texts: { readonly label: string; readonly placeholder: string };
  readonly isReadOnly: boolean;
}

/** Attributes for on-screen keyboards and autofill. The text itself stays free (specification, section 5). */
const inputHints = {
  name: { autoComplete: "name" },
  phone: { autoComplete: "tel", inputMode: "tel" },
  email: { autoComplete: "email", inputMode: "email", autoCapitalize: "none", spellCheck: false },
} as const;

/** A field with its label. It is uncontrolled: browsers fill in some fields without an event for React. */
function FormField({ name, texts, isReadOnly }: FormFieldProps) {
  const id = useId();
  const { placeholder } = texts;
  const attributes = { id, className: css.input, name, placeholder, readOnly: isReadOnly };
  return (
    <div className={name === "message" ? css.message : css.field}>
      <label htmlFor={id}>{texts.label}</label>
      {name === "message" ? (
        <textarea {...attributes} rows={messageRows} />
      ) : (
        <input {...attributes} {...inputHints[name]} type="text" enterKeyHint="send" />
      )}
    </div>
  );
}
