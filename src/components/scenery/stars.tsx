import * as css from "./stars.module.css";

/** Centre and radius in a drawing of 1440 by 760; `honey` is yellow. */
export type Star = readonly [x: number, y: number, radius: number, colour?: "honey"];

interface StarsProps {
  readonly stars: readonly Star[];
  /** Also on narrow screens, above the text. */
  readonly above?: boolean;
}

/** A star of radius 1 with four points: one with five beside a moon would be a religious symbol. */
const star = "M0-1C.15-.3.3-.15 1 0 .3.15.15.3 0 1-.15.3-.3.15-1 0-.3-.15-.15-.3 0-1Z";

/** Stars on a dark background; every fourth twinkles. */
export function Stars({ stars, above = false }: StarsProps) {
  return (
    <svg
      className={above ? `${css.stars} ${css.above}` : css.stars}
      viewBox="0 0 1440 760"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      {stars.map(([x, y, radius, colour], index) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${radius})`}>
          <path
            className={index % 4 === 0 ? css.twinkling : undefined}
            fill={colour ? "#FFC857" : "#FFF9F0"}
            d={star}
          />
        </g>
      ))}
    </svg>
  );
}
