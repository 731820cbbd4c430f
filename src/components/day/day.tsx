import type { ComponentProps, CSSProperties } from "react";
import type { ProgramPage } from "../../content/kinds/pages";
import { plannedDay, shareOfDay } from "../../domain/opening-hours";
import { sarajevoClock } from "../../domain/sarajevo-clock";
import { Drawing } from "../../ui/drawing";
import { Sun } from "../../ui/moon/sun";
import { PaperIcon } from "../../ui/paper-icon/paper-icon";
import { Photo } from "../../ui/photo/photo";
import { useNow } from "../../ui/use-now";
import { CutEdge } from "../scenery/cut-edge";
import * as land from "../scenery/landscape.module.css";
import { useSite } from "../site-context";
import { useOpeningStatus } from "../status-chip/use-opening-status";
import * as css from "./day.module.css";
import { DaySky } from "./day-sky";
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
  const day = clock && plannedDay(opening, clock);
  const shares = day ? moments.map(({ time }) => shareOfDay(day, time)) : [];
  // While the centre is closed, the sun stays in bed at the place of dawn.
  const share = day && isOpen ? shareOfDay(day, clock.time) : 0;
  // While the list is read, it begins at its place of now, and passes that of each row.
  const way = `linear(${[share, ...(isOpen ? shares : [0])]})`;
  const style = { "--t": share, animationTimingFunction: way } as CSSProperties;

  return (
    <div className={css.day}>
      <div
        className={`${css.place} daylight`}
        style={day ? style : undefined}
        data-scene="hills"
        aria-hidden="true"
      >
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
          <Drawing
            className={css.land}
            width={1600}
            height={600}
            file="/heads/day.svg"
            loading="eager"
          />
        </div>
        {/* A part of its own: while pages change, it is in front of the ground below. */}
        <div className={css.hem} data-scene="hem">
          <CutEdge className={land.land} />
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
