import type { ContactPage } from "../content/kinds/pages";
import { buttonClass } from "../ui/button/button";
import { CheckMark } from "../ui/check-mark/check-mark";
import { Icon } from "../ui/icon/icon";
import { SunFace } from "../ui/moon/sun-face";
import * as css from "./enquiry-form.module.css";
import type { ContactWay } from "./other-ways";

interface ThanksProps {
  readonly isShown: boolean;
  readonly texts: ContactPage["thanks"];
  /** Link to call. */
  readonly call: ContactWay | undefined;
}

/** The thanks that stay under the form, in a live region that is there before its text (ARIA22). */
export function Thanks({ isShown, texts, call }: ThanksProps) {
  return (
    <div className={isShown ? css.thanks : css.noThanks} data-sent={isShown || undefined}>
      {isShown && (
        <div className={css.sky}>
          <svg className={css.sun} viewBox="4 4 56 56" aria-hidden="true">
            <SunFace isAsleep />
          </svg>
        </div>
      )}
      {isShown && (
        <h2>
          <CheckMark className={css.tick} />
          <span>{texts.title}</span>
        </h2>
      )}
      <div className={css.next} role="status">
        {isShown && (
          <>
            <p>{texts.text}</p>
            {call && (
              <a className={buttonClass({ variant: "secondary" })} href={call.href}>
                <Icon name={call.icon} />
                {call.label}
              </a>
            )}
          </>
        )}
      </div>
    </div>
  );
}
