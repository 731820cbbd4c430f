import { useEffect, useRef } from "react";
import * as layout from "../styles/layout.module.css";
import { getButtonClass } from "../ui/button/button";
import { CheckMark } from "../ui/check-mark/check-mark";
import { Icon, type IconName } from "../ui/icon/icon";
import type { EnquiryTexts } from "./enquiry";
import * as css from "./enquiry-form.module.css";
import type { FormState } from "./use-enquiry";

/** A link to reach the centre without the form. */
export interface ContactLink {
  readonly icon: IconName;
  readonly label: string;
  readonly href: string;
}

interface FormAnswerProps {
  readonly state: FormState;
  readonly texts: EnquiryTexts;
  readonly links: readonly ContactLink[];
  /** Called with the height that the answer adds to the form, in px. */
  readonly onGrow: (height: number) => void;
}

function ContactButton({ icon, label, href }: ContactLink) {
  return (
    <a className={getButtonClass({ variant: "secondary" })} href={href}>
      <Icon name={icon} />
      {label}
    </a>
  );
}

/** Render the answer below the form's button: a status, thanks, or other ways to reach the centre. */
export function FormAnswer({ state, texts, links, onGrow }: FormAnswerProps) {
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
