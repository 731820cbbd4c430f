import type { CSSProperties } from "react";
import { formatRange } from "../../content/centre-facts";
import type { ProgramPage } from "../../content/schemas/pages";
import { type LocalTime, toSarajevoTime } from "../../domain/dates";
import { formatRelativeDay, formatTime } from "../../domain/day-words";
import { getCurrentOrNextOpenDay, getDayProgress, type OpenDay } from "../../domain/opening-hours";
import { isOpen, type OpeningStatus } from "../../domain/opening-status";
import { PaperIcon } from "../../ui/paper-icon";
import { Sun } from "../../ui/sky/sun";
import { useNow } from "../../ui/use-now";
import { Photo, type PhotoProps } from "../photo/photo";
import { CutEdge } from "../scenery/cut-edge";
import { formatStatus, useOpeningStatus } from "../use-opening-texts";
import { useSharedContent } from "../use-shared-content";
import * as css from "./day.module.css";
import { DayScene } from "./day-scene";
import * as skyCss from "./day-sky.module.css";
import * as momentCss from "./moments.module.css";

type DayFields = NonNullable<ProgramPage["day"]>;

interface Moment extends Omit<DayFields["moments"][number], "photo"> {
  readonly photo: Pick<PhotoProps, "source" | "alt" | "focus"> | null;
}

interface DayProps extends Omit<DayFields, "moments"> {
  readonly moments: readonly Moment[];
}

/** Render a day in the centre: the sun's way across the sky of the page head, and the moments of the day. */
export function Day({ title, intro, moments }: DayProps) {
  const { opening, texts } = useSharedContent();
  const now = useNow();
  const clock = now && toSarajevoTime(now);
  const status = useOpeningStatus();
  const isOpenNow = isOpen(status);
  const startedCount = moments.filter(({ time }) => clock && time <= clock.time).length;
  const currentIndex = isOpenNow ? startedCount - 1 : -1;
  const current = moments[currentIndex];
  const day = clock && getCurrentOrNextOpenDay(opening, clock);
  const progress = day && isOpenNow ? getDayProgress(day, clock.time) : undefined;
  const style = { "--progress": progress } as CSSProperties;

  return (
    <div className={css.root}>
      <div className={`${css.sky} themed`} style={style} aria-hidden="true">
        {day && status && (
          <>
            <Sun className={isOpenNow ? css.onArc : css.asleep} isAsleep={!isOpenNow} />
            <DaySky {...{ moments, progress, day, clock, status, current }} />
          </>
        )}
        <div className={css.clip}>
          <DayScene className={css.land} />
        </div>
        {/* Page transitions animate it separately, so that it stays in front of the next section. */}
        <CutEdge place="below" color="var(--hill)" part="hem" />
      </div>
      <div className={css.head}>
        <h2>{title}</h2>
        {intro && <p>{intro}</p>}
      </div>
      <ol className={momentCss.list}>
        {moments.map(({ time, title, text, icon, photo }, index) => (
          <li
            key={time}
            className={index === currentIndex ? momentCss.current : momentCss.item}
            aria-current={index === currentIndex ? "time" : undefined}
          >
            <PaperIcon className={momentCss.icon} name={icon ?? "full-day"} />
            <div className={momentCss.text}>
              <time dateTime={time}>{formatTime(time)}</time>
              {index === currentIndex && <b className={momentCss.now}>{texts.hours.now}</b>}
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
            {photo && (
              <figure className={momentCss.photo}>
                <Photo {...photo} />
              </figure>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The width of a label, as a share of the arc. */
const labelShare = 0.09;

/** Return the moments to label. Labels must not touch each other, the sun, the current moment or the ends. */
function getLabelledMoments({ moments, progress, day, current }: DaySkyProps) {
  const takenPositions = progress === undefined ? [0, 1] : [progress, 0, 1];
  const labelled: Moment[] = [];
  for (const moment of moments) {
    const position = getDayProgress(day, moment.time);
    if (takenPositions.some((taken) => Math.abs(position - taken) <= labelShare)) continue;
    takenPositions.push(position);
    if (moment !== current) labelled.push(moment);
  }
  return labelled;
}

/** In characters. A longer title would take three lines, and reach the introduction. */
const maxLabelLength = 19;

interface DaySkyProps {
  readonly moments: readonly Moment[];
  /** Position of the sun, from 0 when the centre opens to 1 when it closes; undefined while it is closed. */
  readonly progress: number | undefined;
  readonly day: OpenDay;
  readonly clock: LocalTime;
  readonly status: OpeningStatus;
  /** The moment that is now; undefined while the centre is closed. */
  readonly current: Moment | undefined;
}

/** Render the arc from opening to closing with a dot for each moment, and a text about now. */
function DaySky(props: DaySkyProps) {
  const { moments, day, clock, status, current } = props;
  const shared = useSharedContent();
  const isOpenNow = isOpen(status);
  const labelled = getLabelledMoments(props);
  const getTitle = (time: string) => moments.find((moment) => moment.time === time)?.title;
  return (
    <>
      <svg className={skyCss.arc} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
        <path d="M0 100Q50-100 100 100" />
      </svg>
      {moments.map((moment) => {
        const { time, title } = moment;
        const hasLabel = labelled.includes(moment);
        return (
          <i
            key={time}
            className={skyCss.dot}
            style={{ "--progress": getDayProgress(day, time) } as CSSProperties}
            data-hour={hasLabel ? formatTime(time) : ""}
            data-title={hasLabel && title.length <= maxLabelLength ? `${title}\n` : ""}
          />
        );
      })}
      <p className={skyCss.hours} data-moving="hours">
        <span className={skyCss.opens} data-title={getTitle(day.opens)}>
          {formatTime(day.opens)}
        </span>
        <span className={skyCss.caption} data-title={current?.title}>
          {isOpenNow && <b>{formatTime(clock.time)}</b>}
          {isOpenNow ? (current?.now ?? shared.texts.hours.now) : formatStatus(status, shared)}
          {status.kind === "weekend" && (
            <small>
              {formatRelativeDay(clock.date, day.date)} {formatRange(shared.texts.hours.range, day)}
            </small>
          )}
        </span>
        <span className={skyCss.closes} data-title={getTitle(day.closes)}>
          {formatTime(day.closes)}
        </span>
      </p>
    </>
  );
}
