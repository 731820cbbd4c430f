import { useEffect, useRef } from "react";
import * as layout from "../styles/layout.module.css";
import { buttonClass } from "../ui/button/button";
import { CheckMark } from "../ui/check-mark/check-mark";
import { Icon, type IconName } from "../ui/icon/icon";
import type { EnquiryTexts } from "./enquiry";
import * as css from "./enquiry-form.module.css";
import type { FormState } from "./use-enquiry";

interface FormAnswerProps {
  readonly state: FormState;
  readonly texts: EnquiryTexts;
  readonly ways: readonly ContactWay[];
  /** Called with the height that the answer adds to the form, in px. */
  readonly onGrow: (height: number) => void;
}

/** What the form says below its button: that it sends, thanks, or other ways after a failure. */
export function FormAnswer({ state, texts, ways, onGrow }: FormAnswerProps) {
  const element = useRef<HTMLDivElement>(null);
  const hasAnswer = state !== "editing" && state !== "sending";

  // An observer is called before the browser paints.
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
    // The toast says it too, but offline its code may be missing.
    failed: texts.failure.title,
    unanswered: texts.failure.unansweredTitle,
    asking: texts.form.askBeforeResend,
  };
  return (
    <div ref={element} className={hasAnswer ? css.answer : css.noAnswer}>
      <p className={state === "sending" ? layout.hidden : css.status} role="status">
        {statuses[state] ?? ""}
      </p>
      <Thanks {...{ state, texts, ways }} />
      {["failed", "unanswered", "asking"].includes(state) && (
        <OtherWays {...{ state, texts, ways }} />
      )}
    </div>
  );
}

/** A link to reach the centre without the form. */
export interface ContactWay {
  readonly icon: IconName;
  readonly label: string;
  readonly href: string;
}

function WayButton({ icon, label, href }: ContactWay) {
  return (
    <a className={buttonClass({ variant: "secondary" })} href={href}>
      <Icon name={icon} />
      {label}
    </a>
  );
}

/** Links to reach the centre when sending has failed, or may have failed. */
function OtherWays({ state, texts, ways }: Omit<FormAnswerProps, "onGrow">) {
  const { title, kept, emailNote } = texts.alternatives;
  return (
    <div className={css.others}>
      <h2>{title}</h2>
      {state !== "failed" && <p>{texts.failure.unanswered}</p>}
      <p>{kept}</p>
      <ul>
        {ways.map((way) => (
          <li key={way.icon}>
            <WayButton {...way} />
          </li>
        ))}
      </ul>
      <p className={css.hint}>{emailNote}</p>
    </div>
  );
}

/** The thanks that stay under the form, in a live region that is there before its text (ARIA22). */
function Thanks({ state, texts, ways }: Omit<FormAnswerProps, "onGrow">) {
  const isShown = state === "sent";
  const call = ways.find(({ icon }) => icon === "phone");
  return (
    <div className={isShown ? css.thanks : css.noThanks}>
      {isShown && (
        <h2>
          <CheckMark className={css.tick} />
          <span>{texts.thanks.title}</span>
        </h2>
      )}
      <div className={css.next} role="status">
        {isShown && (
          <>
            <p>{texts.thanks.text}</p>
            {call && <WayButton {...call} />}
          </>
        )}
      </div>
    </div>
  );
}
