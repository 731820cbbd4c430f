import { useId } from "react";
import { formAnchor, messageRows, toastMs } from "../site";
import { buttonClass } from "../ui/button/button";
import { Drawing } from "../ui/drawing";
import { prepareToasts, showToast } from "../ui/toast/toast";
import type { ToastLabels } from "../ui/toast/toaster";
import { toastOf } from "./answer-texts";
import type { Enquiry, EnquiryTexts, FieldName } from "./enquiry";
import * as css from "./enquiry-form.module.css";
import { type ContactWay, FormAnswer } from "./form-answer";
import { prepareClient, type SendResult, type ServiceConfig } from "./send-enquiry";
import { type FormState, useEnquiry } from "./use-enquiry";

interface EnquiryFormProps {
  readonly texts: EnquiryTexts;
  readonly service: ServiceConfig;
  readonly toastLabels: ToastLabels;
  /** Shown instead of the form without JavaScript. */
  readonly noScriptText: string;
  /** Links that work without the form; the e-mail contains what was typed so far. */
  readonly waysFor: (enquiry: Enquiry) => readonly ContactWay[];
  /** Called with the height in px by which an answer makes the form longer. */
  readonly onGrow: (height: number) => void;
}

/** The enquiry form (specification, sections 2 to 5). It validates nothing and loses nothing typed. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { texts, service, toastLabels, noScriptText, waysFor, onGrow } = props;
  const { form } = texts;
  const announce = (result: SendResult) => {
    const message = toastOf(result, texts);
    const timed = { ...message, durationMs: toastMs[message.kind] };
    showToast(timed, toastLabels).catch(() => undefined);
  };
  const { enquiry, state, edit, submit, form: element } = useEnquiry(service, announce);
  const isSending = state === "sending";
  const buttonTexts: Partial<Record<FormState, string>> = {
    sending: form.sending,
    failed: form.retry,
    unanswered: form.retry,
    asking: form.resend,
  };

  const prepare = () => {
    prepareClient();
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
      onFocus={prepare}
      // Outside a dialog this method does nothing (HTML standard, form submission algorithm). If not
      // even the inline script runs, the button must not reload the page and lose what was typed.
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
        {/* What is enough comes first. */}
        {(["phone", "email", "name", "message"] as const).map((name) => (
          <FormField key={name} name={name} texts={form[name]} isReadOnly={isSending} />
        ))}
        <button type="submit" className={buttonClass()} aria-disabled={isSending}>
          {buttonTexts[state] ?? form.submit}
        </button>
        <FormAnswer state={state} texts={texts} ways={waysFor(enquiry)} onGrow={onGrow} />
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

/** Hints for on-screen keyboards and autofill. The text itself stays free (specification, section 5). */
const hints = {
  name: { autoComplete: "name" },
  phone: { autoComplete: "tel", inputMode: "tel" },
  email: { autoComplete: "email", inputMode: "email", autoCapitalize: "none", spellCheck: false },
} as const;

/** One field with its label. It keeps its value itself: browsers fill in some without an event for React. */
function FormField({ name, texts, isReadOnly }: FormFieldProps) {
  const shared = {
    id: useId(),
    className: css.input,
    name,
    placeholder: texts.placeholder,
    readOnly: isReadOnly,
  };
  return (
    <div className={name === "message" ? css.message : css.field}>
      <label htmlFor={shared.id}>{texts.label}</label>
      {name === "message" ? (
        <textarea {...shared} rows={messageRows} />
      ) : (
        <input {...shared} {...hints[name]} type="text" enterKeyHint="send" />
      )}
    </div>
  );
}
