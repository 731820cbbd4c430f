import type { CSSProperties } from "react";
import type { ProgramPage } from "../../content/kinds/pages";
import { relativeDay } from "../../domain/day-words";
import { plannedDay, shareOfDay } from "../../domain/opening-hours";
import type { OpeningStatus } from "../../domain/opening-status";
import type { Clock } from "../../domain/sarajevo-clock";
import { SunFace } from "../../ui/moon/sun-face";
import { useSite } from "../site-context";
import { statusWords } from "../status-chip/status-words";
import * as css from "./day.module.css";

type Moment = NonNullable<ProgramPage["day"]>["moments"][number];

interface DaySkyProps {
  readonly moments: readonly Pick<Moment, "time" | "now">[];
  readonly clock: Clock;
  readonly status: OpeningStatus;
  /** Index of the moment of now; -1 for none. */
  readonly current: number;
}

/** The place on the arc, as `--t` for the style sheet. */
const at = (share: number) => ({ "--t": share.toFixed(3) }) as CSSProperties;

/**
 * The way of the sun while the list is read, as an easing function: it stands at now before, and passes
 * the place of each moment as its row passes.
 */
function wayOf(now: number, shares: readonly number[]): string {
  const stops = shares.map(
    (share, index) => `${share.toFixed(3)} ${((100 * (index + 0.5)) / shares.length).toFixed(1)}%`,
  );
  return `linear(${[now.toFixed(3), ...stops, shares.at(-1)?.toFixed(3)].join()})`;
}

/** The arc between the hours of the day that can be planned, with a mark for each moment. */
export function DaySky({ moments, clock, status, current }: DaySkyProps) {
  const site = useSite();
  const { opening, texts } = site;
  const isOpen = status.kind === "openUntil";
  const day = plannedDay(opening, clock);
  const now = isOpen ? shareOfDay(day, clock.time) : 0;
  // On a day with fewer hours some moments are outside of them.
  const shares = moments.map(({ time }) => Math.min(1, Math.max(0, shareOfDay(day, time))));
  return (
    <div className={css.sky} style={{ ...at(now), animationTimingFunction: wayOf(now, shares) }}>
      <div className={css.way}>
        <svg
          className={css.arc}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d="M0 100Q50-100 100 100" vectorEffect="non-scaling-stroke" />
        </svg>
        {shares.map((share, index) => (
          <i
            key={index}
            className={css.mark}
            data-now={index === current || undefined}
            style={at(share)}
          />
        ))}
        {isOpen && (
          <b className={css.ring} style={at(now)}>
            {texts.hours.now}
          </b>
        )}
        <svg className={css.sun} viewBox="4 4 56 56" overflow="visible" aria-hidden="true">
          <circle cx="32" cy="32" r="39" fill="#F7B68F" />
          <SunFace />
        </svg>
      </div>
      <svg
        className={css.hills}
        viewBox="0 0 480 110"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path fill="#A8C8E8" d="M0 38c60-32 120-30 190-6s110 12 170-12 90-16 120-6v96H0z" />
        <path fill="#2C694D" d="M0 54c70-22 130-8 200 4s120-20 180-18 80 14 100 16v54H0z" />
        <path fill="#FFF9F0" d="M0 72c80-14 160 2 240 0s160-14 240-4v42H0z" />
      </svg>
      <p className={css.words}>
        {isOpen && <b>{clock.time}</b>}
        {isOpen ? (moments[current]?.now ?? texts.hours.now) : statusWords(status, site)}
      </p>
      <p className={css.hours}>
        <span>{day.opens}h</span>
        <span>{relativeDay(clock.date, day.date)}</span>
        <span>{day.closes}h</span>
      </p>
    </div>
  );
}
