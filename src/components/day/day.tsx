import type { ComponentProps, CSSProperties } from "react";
import { fill } from "../../content/fill-placeholders";
import type { ProgramPage } from "../../content/kinds/pages";
import { type Clock, sarajevoClock } from "../../domain/dates";
import { formatRelativeDay } from "../../domain/day-words";
import { getDayProgress, getPlannedDay, type OpenDay } from "../../domain/opening-hours";
import type { OpeningStatus } from "../../domain/opening-status";
import { Sun } from "../../ui/moon/sun";
import { PaperIcon } from "../../ui/paper-icon/paper-icon";
import { Photo } from "../../ui/photo/photo";
import { useNow } from "../../ui/use-now";
import { CutEdge } from "../scenery/cut-edge";
import { useSite } from "../site-context";
import { formatStatus, useOpeningStatus } from "../status-chip/opening-texts";
import * as css from "./day.module.css";
import { DayScene } from "./day-scene";
import * as sky from "./day-sky.module.css";
import * as list from "./moments.module.css";

type DayFields = NonNullable<ProgramPage["day"]>;

interface Moment extends Omit<DayFields["moments"][number], "icon" | "photo"> {
  readonly icon: string | null;
  readonly photo: Pick<ComponentProps<typeof Photo>, "source" | "alt" | "focus"> | null;
}

interface DayProps extends Omit<DayFields, "moments"> {
  readonly moments: readonly Moment[];
}

/** A day in the centre: the sun on its way between the hours in the sky of the page's title, and the moments. */
export function Day({ title, intro, moments }: DayProps) {
  const { opening, texts } = useSite();
  const now = useNow();
  const clock = now && sarajevoClock(now);
  const status = useOpeningStatus();
  const isOpen = status?.kind === "openUntil";
  const begun = moments.filter(({ time }) => clock && time <= clock.time).length;
  const current = isOpen ? begun - 1 : -1;
  const day = clock && getPlannedDay(opening, clock);
  const shares = day ? moments.map(({ time }) => getDayProgress(day, time)) : [];
  // While the centre is closed, the sun stays in bed at the place of dawn.
  const share = day && isOpen ? getDayProgress(day, clock.time) : 0;
  const style = { "--t": share } as CSSProperties;

  return (
    <div className={css.day}>
      <div className={`${css.place} daylight`} style={day ? style : undefined} aria-hidden="true">
        {day && status && (
          <>
            <Sun className={isOpen ? css.sun : css.asleep} isAsleep={!isOpen} />
            <DaySky
              {...{ moments, shares, share, day, clock, status }}
              now={moments[current]?.now}
            />
          </>
        )}
        <div className={css.view}>
          <DayScene className={css.land} />
        </div>
        {/* A part of its own: while pages change, it is in front of the ground below. */}
        <div className={css.hem} data-scene="hem">
          <CutEdge className={css.edge} />
        </div>
      </div>
      <div className={css.head}>
        <h2>{title}</h2>
        {intro && <p>{intro}</p>}
      </div>
      <ol className={list.list}>
        {moments.map(({ time, title, text, icon, photo }, index) => (
          <li
            key={time}
            className={index === current ? list.current : list.item}
            aria-current={index === current ? "time" : undefined}
          >
            <PaperIcon className={list.icon} name={icon ?? "full-day"} />
            <div className={list.text}>
              <time dateTime={time}>{`${time}h`}</time>
              {index === current && <b className={list.now}>{texts.hours.now}</b>}
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
            {photo && (
              <figure className={list.photo}>
                <Photo {...photo} failedText={texts.photos.failed} />
              </figure>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

interface DaySkyProps {
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
function DaySky({ moments, shares, share, day, clock, status, now }: DaySkyProps) {
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
      <svg className={sky.arc} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
        <path d="M0 100Q50-100 100 100" vectorEffect="non-scaling-stroke" />
      </svg>
      {moments.map(({ time }, index) => {
        const at = shares[index] ?? 0;
        // The hours of the ends are below; an hour too near to the one before it would touch it.
        const isFree = at < 0.94 && at - (shares[index - 1] ?? 0) > 0.06;
        const hour = isFree ? `${time}h` : undefined;
        const gap = Math.abs(at - sun);
        // Beside the sun the hour is above its mark, away from the words of now.
        const aside = gap < 0.1 ? Math.sign(at - sun) : 0;
        const style = { "--t": at, "--aside": aside } as CSSProperties;
        return gap > 0.04 && <i key={time} className={sky.mark} style={style} data-hour={hour} />;
      })}
      <p className={sky.hours}>
        <span style={fade("24 * var(--t) - 2")}>{opens}</span>
        <span className={sky.words} style={lean}>
          {isOpen && <b>{clock.time}h</b>}
          {isOpen ? (now ?? site.texts.hours.now) : formatStatus(status, site)}
          {status.kind === "weekend" && (
            <small>
              {formatRelativeDay(clock.date, day.date)}{" "}
              {fill(site.texts.hours.range, { opens, closes })}
            </small>
          )}
        </span>
        <span style={fade("22 - 24 * var(--t)")}>{closes}</span>
      </p>
    </>
  );
}
