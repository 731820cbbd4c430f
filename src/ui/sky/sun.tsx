import { sunGlow } from "./sky-colors";
import * as css from "./sun.module.css";

interface SunProps {
  /** Sets size and position of the disc; the rings overflow. */
  readonly className?: string;
  /** Whether the eyes are closed by day. By night, without `.day` on `<html>`, they always are. */
  readonly isAsleep?: boolean;
}

/** Render the site's sun with its rings, which moves in page transitions. */
export function Sun({ className, isAsleep = false }: SunProps) {
  return (
    <svg
      className={className}
      viewBox="4 4 56 56"
      overflow="visible"
      data-moving="sun"
      aria-hidden="true"
    >
      <circle cx="32" cy="32" r="51" fill="var(--light)" fillOpacity=".12" />
      <circle cx="32" cy="32" r="39" fill={sunGlow} />
      <circle cx="32" cy="32" r="28" fill="var(--honey)" />
      {!isAsleep && (
        <g fill="var(--night)" className={css.open}>
          <circle cx="22.5" cy="25" r="3.1" />
          <circle cx="41.5" cy="25" r="3.1" />
        </g>
      )}
      <g fill="none" stroke="var(--night)" strokeWidth="3" strokeLinecap="round">
        <path
          className={isAsleep ? undefined : css.closed}
          d="M17 24q5.5 6 11 0M36 24q5.5 6 11 0"
        />
        <path d="M28.5 32.5q3.5 3.2 7 0" />
      </g>
      <g fill={sunGlow}>
        <ellipse cx="16" cy="32.5" rx="4.2" ry="2.8" />
        <ellipse cx="48" cy="32.5" rx="4.2" ry="2.8" />
      </g>
    </svg>
  );
}
