import { useEffect, useId, useRef } from "react";
import { type EnquiryServiceConfig, messageRows } from "../site";
import * as common from "../styles/common.module.css";
import * as fallbacks from "../styles/without-scripts.module.css";
import { getButtonClass } from "../ui/button/button";
import { CheckMark } from "../ui/check-mark";
import { Drawing } from "../ui/drawing";
import { Icon, type IconName } from "../ui/icon/icon";
import { loadToaster } from "../ui/toast/toast";
import type { ToastLabels } from "../ui/toast/toaster";
import { type Enquiry, type EnquiryTexts, type FieldName, fieldNames } from "./enquiry";
import * as css from "./enquiry-form.module.css";
import { createToast } from "./result-texts";
import type { SendResult } from "./send-enquiry";
import { type SubmissionState, useEnquiry } from "./use-enquiry";

/** A link for contacting the centre without the form. */
export interface ContactLink {
  readonly icon: IconName;
  readonly label: string;
  readonly href: string;
}

interface EnquiryFormProps {
  readonly texts: EnquiryTexts;
  readonly service: EnquiryServiceConfig;
  readonly toastLabels: ToastLabels;
  /** Shown instead of the form without JavaScript. */
  readonly noScriptText: string;
  /** Return links that work without the form; the e-mail contains the texts typed so far. */
  readonly getContactLinks: (enquiry: Enquiry) => readonly ContactLink[];
  /** Called with the height in px that feedback adds to the form, whenever it changes. */
  readonly onFeedbackResize: (height: number) => void;
}

/** Render the enquiry form (specification, sections 2 to 5). It validates nothing and loses no typed text. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { texts, service, toastLabels, noScriptText, getContactLinks, onFeedbackResize } = props;
  const { form: formTexts } = texts;
  const announce = (result: SendResult) => {
    loadToaster(toastLabels)
      .then((showToast) => showToast(createToast(result, texts)))
      .catch(() => undefined);
  };
  const { enquiry, state, handleInput, submit, formRef } = useEnquiry(service, announce);
  const isSending = state === "sending";
  const buttonTexts: Partial<Record<SubmissionState, string>> = {
    sending: formTexts.sending,
    failed: formTexts.retry,
    unanswered: formTexts.retry,
    confirmingResend: formTexts.resend,
  };

  return (
    <form
      ref={formRef}
      className={css.form}
      data-moving="form"
      aria-label={formTexts.label}
      aria-busy={isSending || undefined}
      onSubmit={submit}
      onInput={handleInput}
      onFocus={() => loadToaster(toastLabels).catch(() => undefined)}
      // If no script runs, the button must not reload the page and lose the typed texts: outside a dialog, this
      // method does nothing (HTML standard, form submission algorithm).
      method="dialog"
      noValidate
    >
      <div className={fallbacks.withoutScripts}>
        <p>{noScriptText}</p>
      </div>
      <div className={css.withScript}>
        <p className={css.lead}>
          {formTexts.hint}
          {formTexts.answers && <strong> {formTexts.answers}</strong>}
        </p>
        <Drawing className={css.stamp} width={270} height={126} file="/letter/stamp.svg" />
        {fieldNames.map((name) => (
          <FormField key={name} name={name} texts={formTexts[name]} isReadOnly={isSending} />
        ))}
        <button type="submit" className={getButtonClass()} aria-disabled={isSending}>
          {buttonTexts[state] ?? formTexts.submit}
        </button>
        <FormFeedback {...{ state, texts, onFeedbackResize }} links={getContactLinks(enquiry)} />
        <p className={css.hint}>{`${formTexts.privacy} ${formTexts.tracking}`}</p>
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

/** Render a field with its label. It is uncontrolled: browsers fill in some fields without an event for React. */
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

function ContactButton({ icon, label, href }: ContactLink) {
  return (
    <a className={getButtonClass({ variant: "secondary" })} href={href}>
      <Icon name={icon} />
      {label}
    </a>
  );
}

/** Render feedback below the form's button: a status, thanks, or other ways to reach the centre. */
function FormFeedback({
  state,
  texts,
  links,
  onFeedbackResize,
}: Pick<EnquiryFormProps, "texts" | "onFeedbackResize"> & {
  readonly state: SubmissionState;
  readonly links: readonly ContactLink[];
}) {
  const element = useRef<HTMLDivElement>(null);
  const hasFeedback = state !== "editing" && state !== "sending";

  // Browsers call observers before they paint, so the scenery does not jump.
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new ResizeObserver(() => onFeedbackResize(current.offsetHeight));
    observer.observe(current);
    return () => observer.disconnect();
  }, [onFeedbackResize]);

  useEffect(() => {
    if (hasFeedback) element.current?.scrollIntoView({ block: "nearest" });
  }, [hasFeedback]);

  const statuses: Partial<Record<SubmissionState, string>> = {
    hintingContact: texts.form.askForContact,
    sending: texts.form.sending,
    // The toast says the same, but its code may fail to load offline.
    failed: texts.failure.title,
    unanswered: texts.failure.unansweredTitle,
    confirmingResend: texts.form.askBeforeResend,
  };
  const isSent = state === "sent";
  const mayHaveArrived = state === "unanswered" || state === "confirmingResend";
  const phoneLink = links.find(({ icon }) => icon === "phone");
  return (
    <div ref={element} className={hasFeedback ? css.feedback : css.emptyLiveRegion}>
      <p className={state === "sending" ? common.screenReaderOnly : css.status} role="status">
        {statuses[state] ?? ""}
      </p>
      <div className={isSent ? css.thanks : css.emptyLiveRegion}>
        {isSent && (
          <h2>
            <CheckMark className={css.tick} />
            <span>{texts.thanks.title}</span>
          </h2>
        )}
        {/* A live region has to exist before its text (WCAG technique ARIA22). */}
        <div className={css.nextSteps} role="status">
          {isSent && <p>{texts.thanks.text}</p>}
          {isSent && phoneLink && <ContactButton {...phoneLink} />}
        </div>
      </div>
      {(state === "failed" || mayHaveArrived) && (
        <div className={css.alternatives}>
          <h2>{texts.alternatives.title}</h2>
          {mayHaveArrived && <p>{texts.failure.unanswered}</p>}
          <p>{texts.alternatives.kept}</p>
          <ul>
            {links.map((link) => (
              <li key={link.icon}>
                <ContactButton {...link} />
              </li>
            ))}
          </ul>
          <p className={css.hint}>{texts.alternatives.emailNote}</p>
        </div>
      )}
    </div>
  );
}
