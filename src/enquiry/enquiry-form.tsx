import { useEffect, useId, useRef } from "react";
import { elementIds } from "../domain/element-ids";
import { type EnquiryServiceConfig, messageRows, toastMs } from "../site";
import * as layout from "../styles/layout.module.css";
import * as fallbacks from "../styles/without-scripts.module.css";
import { getButtonClass } from "../ui/button/button";
import { CheckMark } from "../ui/check-mark/check-mark";
import { Drawing } from "../ui/drawing";
import { Icon, type IconName } from "../ui/icon/icon";
import { prepareToasts, showToast } from "../ui/toast/toast";
import type { ToastLabels } from "../ui/toast/toaster";
import { type Enquiry, type EnquiryTexts, type FieldName, fieldNames } from "./enquiry";
import * as css from "./enquiry-form.module.css";
import { createToast } from "./result-texts";
import { preloadClient, type SendResult } from "./send-enquiry";
import { type FormState, useEnquiry } from "./use-enquiry";

/** A link to reach the centre without the form. */
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
      id={elementIds.form}
      className={css.sheet}
      data-part="form"
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
      <div className={fallbacks.withoutScripts}>
        <p>{noScriptText}</p>
      </div>
      <div className={css.withScript}>
        <p className={css.opening}>
          {form.hint}
          {form.answers && <strong> {form.answers}</strong>}
        </p>
        <Drawing className={css.stamp} width={270} height={126} file="/letter/stamp.svg" />
        {fieldNames.map((name) => (
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

function ContactButton({ icon, label, href }: ContactLink) {
  return (
    <a className={getButtonClass({ variant: "secondary" })} href={href}>
      <Icon name={icon} />
      {label}
    </a>
  );
}

/** The answer below the form's button: a status, thanks, or other ways to reach the centre. */
function FormAnswer({
  state,
  texts,
  links,
  onGrow,
}: Pick<EnquiryFormProps, "texts" | "onGrow"> & {
  readonly state: FormState;
  readonly links: readonly ContactLink[];
}) {
  const element = useRef<HTMLDivElement>(null);
  const hasAnswer = state !== "editing" && state !== "sending";

  // Browsers call observers before they paint.
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new ResizeObserver(() => onGrow(current.offsetHeight));
    observer.observe(current);
    return () => observer.disconnect();
  }, [onGrow]);

  useEffect(() => {
    if (hasAnswer) element.current?.scrollIntoView({ block: "nearest" });
  }, [hasAnswer]);

  const statuses: Partial<Record<FormState, string>> = {
    blank: texts.form.askForContact,
    sending: texts.form.sending,
    // Also in the toast, but offline its code may be missing.
    failed: texts.failure.title,
    unanswered: texts.failure.unansweredTitle,
    asking: texts.form.askBeforeResend,
  };
  const isSent = state === "sent";
  const mayHaveArrived = state === "unanswered" || state === "asking";
  const phoneLink = links.find(({ icon }) => icon === "phone");
  return (
    <div ref={element} className={hasAnswer ? css.answer : css.noAnswer}>
      <p className={state === "sending" ? layout.hidden : css.status} role="status">
        {statuses[state] ?? ""}
      </p>
      <div className={isSent ? css.thanks : css.noThanks}>
        {isSent && (
          <h2>
            <CheckMark className={css.tick} />
            <span>{texts.thanks.title}</span>
          </h2>
        )}
        {/* A live region has to exist before its text (WCAG technique ARIA22). */}
        <div className={css.next} role="status">
          {isSent && <p>{texts.thanks.text}</p>}
          {isSent && phoneLink && <ContactButton {...phoneLink} />}
        </div>
      </div>
      {(state === "failed" || mayHaveArrived) && (
        <div className={css.others}>
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
