import * as common from "../styles/common.module.css";
import { useSharedContent } from "./use-shared-content";

interface HoursLinesProps {
  readonly as: "dd" | "p";
  readonly weekendClass?: string;
}

/** Render the opening hours, days with the same hours on one line, and the text about the weekend. */
export function HoursLines({ as: Line, weekendClass }: HoursLinesProps) {
  const { hoursLines, weekendLine } = useSharedContent();
  return (
    <>
      {hoursLines.map(({ days, range }) => (
        <Line key={days}>
          <span className={common.nowrap}>{`${days}:`}</span>{" "}
          <span className={common.nowrap}>{range}</span>
        </Line>
      ))}
      {weekendLine && <Line className={weekendClass}>{weekendLine}</Line>}
    </>
  );
}
