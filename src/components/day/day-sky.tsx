import type { CSSProperties } from "react";
import type { ProgramPage } from "../../content/kinds/pages";
import { relativeDay } from "../../domain/day-words";
import { plannedDay, shareOfDay } from "../../domain/opening-hours";
import type { OpeningStatus } from "../../domain/opening-status";
import type { Clock } from "../../domain/sarajevo-clock";
import { Drawing } from "../../ui/drawing";
import { CutEdge } from "../scenery/cut-edge";
import * as land from "../scenery/landscape.module.css";
import { useSite } from "../site-context";
import { statusWords } from "../status-chip/status-words";
import * as css from "./day-sky.module.css";

type Moment = Pick<NonNullable<ProgramPage["day"]>["moments"][number], "time" | "now">;

export interface DaySkyProps {
  readonly moments: readonly Moment[];
  readonly clock: Clock;
  readonly status: OpeningStatus;
  /** Index of the moment of now; -1 for none. */
  readonly current: number;
}

/** The place on the arc, for the style sheet. */
const at = (share: number) => ({ "--t": share }) as CSSProperties;

/** The arc between the hours of the day that can be planned, with a mark for each moment. */
export function DaySky({ moments, clock, status, current }: DaySkyProps) {
  const site = useSite();
  const { opening, texts } = site;
  const isOpen = status.kind === "openUntil";
  const day = plannedDay(opening, clock);
  const now = isOpen ? shareOfDay(day, clock.time) : -1;
  const bed = isOpen ? "" : "#asleep";
  const shares = moments.map(({ time }) => shareOfDay(day, time));
  // While the list is read: at now before, and at the place of each moment when its row has passed.
  const way = `linear(${[now, ...shares]})`;
  return (
    <div className={`${css.sky} daylight`} style={{ ...at(now), animationTimingFunction: way }}>
      <Drawing className={css.land} width={1600} height={520} file={`/heads/day.svg${bed}`} />
      <div className={css.way}>
        <svg className={css.arc} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
          <path d="M0 100Q50-100 100 100" vectorEffect="non-scaling-stroke" />
        </svg>
        {moments.map(({ time }, index) => {
          const share = shareOfDay(day, time);
          // Those of the ends are below; too near to the last one, they would cover it.
          const hasHour = share < 0.94 && share - (shares[index - 1] ?? 0) > 0.06;
          const hour = hasHour ? `${time}h` : undefined;
          return <i key={time} className={css.mark} style={at(share)} data-hour={hour} />;
        })}
        {isOpen && <b className={css.sun} />}
      </div>
      <p className={css.hours}>
        <span>{day.opens}h</span>
        <span className={css.words}>
          {isOpen && <b>{clock.time}h</b>}
          {isOpen ? (moments[current]?.now ?? texts.hours.now) : statusWords(status, site)}
          {status.kind === "weekend" && <span>{relativeDay(clock.date, day.date)}</span>}
        </span>
        <span>{day.closes}h</span>
      </p>
      <CutEdge className={land.below} />
    </div>
  );
}
