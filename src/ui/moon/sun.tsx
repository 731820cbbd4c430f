import { SunFace } from "./sun-face";

interface SunProps {
  /** Its size and place: the box of the disc, outside of which the rings are. */
  readonly className: string | undefined;
  readonly isAsleep?: boolean;
}

/** The site's sun with its rings, which travels between pages. */
export function Sun({ className, isAsleep = false }: SunProps) {
  return (
    <svg
      className={className}
      viewBox="4 4 56 56"
      overflow="visible"
      data-scene="sun"
      aria-hidden="true"
    >
      <circle cx="32" cy="32" r="51" fill="#FFF9F0" fillOpacity=".12" />
      <circle cx="32" cy="32" r="39" fill="#F7B68F" />
      <SunFace isAsleep={isAsleep} />
    </svg>
  );
}
