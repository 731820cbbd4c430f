import { useEffect, useRef } from "react";
import * as layout from "../styles/layout.module.css";
import type { EnquiryTexts } from "./enquiry";
import * as css from "./enquiry-form.module.css";
import { type ContactWay, OtherWays } from "./other-ways";
import { Thanks } from "./thanks";
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
      <Thanks
        isShown={state === "sent"}
        texts={texts.thanks}
        call={ways.find(({ icon }) => icon === "phone")}
      />
      {["failed", "unanswered", "asking"].includes(state) && (
        <OtherWays
          texts={texts.alternatives}
          ways={ways}
          mayHaveArrived={state === "failed" ? undefined : texts.failure.unanswered}
        />
      )}
    </div>
  );
}
