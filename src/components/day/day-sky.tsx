import type { CSSProperties } from "react";
import { fill } from "../../content/fill-placeholders";
import { relativeDay } from "../../domain/day-words";
import type { OpenDay } from "../../domain/opening-hours";
import type { OpeningStatus } from "../../domain/opening-status";
import type { Clock } from "../../domain/sarajevo-clock";
import { useSite } from "../site-context";
import { statusWords } from "../status-chip/status-words";
import * as css from "./day-sky.module.css";

export interface DaySkyProps {
  readonly moments: readonly { readonly time: string }[];
  /** Where the moments and the sun are in the day. */
  readonly shares: readonly number[];
  readonly share: number;
  readonly day: OpenDay;
  readonly clock: Clock;
  readonly status: OpeningStatus;
  /** What the moment of now says. */
  readonly now: string | null | undefined;
}

/** The arc between the hours of the day that can be planned, with a mark for each moment, and the words of now. */
export function DaySky({ moments, shares, share, day, clock, status, now }: DaySkyProps) {
  const site = useSite();
  const [opens, closes] = [`${day.opens}h`, `${day.closes}h`];
  const isOpen = status.kind === "openUntil";
  const sun = isOpen ? share : -1;
  // The hours of the ends leave when the sun is above them.
  const fade = (opacity: string) => (isOpen ? { opacity: `calc(${opacity})` } : {});
  // By day they stay below the sun.
  const lean = (isOpen ? { "--lean": "var(--t)" } : {}) as CSSProperties;
  return (
    <>
      <svg className={css.arc} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
        <path d="M0 100Q50-100 100 100" vectorEffect="non-scaling-stroke" />
      </svg>
      {moments.map(({ time }, index) => {
        const at = shares[index] ?? 0;
        // Those of the ends are below; too near to the last one, or to the sun, they would touch it.
        const isFree = at < 0.94 && at - (shares[index - 1] ?? 0) > 0.06;
        const hour = isFree && Math.abs(at - sun) > 0.078 ? `${time}h` : undefined;
        // Beside the sun it keeps some distance from it.
        const aside = Math.abs(at - sun) < 0.1 ? Math.sign(at - sun) : 0;
        const style = { "--t": at, "--aside": aside } as CSSProperties;
        return <i key={time} className={css.mark} style={style} data-hour={hour} />;
      })}
      <p className={css.hours}>
        <span style={fade("24 * var(--t) - 2")}>{opens}</span>
        <span className={css.words} style={lean}>
          {isOpen && <b>{clock.time}h</b>}
          {isOpen ? (now ?? site.texts.hours.now) : statusWords(status, site)}
          {status.kind === "weekend" && (
            <small>
              {relativeDay(clock.date, day.date)} {fill(site.texts.hours.range, { opens, closes })}
            </small>
          )}
        </span>
        <span style={fade("22 - 24 * var(--t)")}>{closes}</span>
      </p>
    </>
  );
}
