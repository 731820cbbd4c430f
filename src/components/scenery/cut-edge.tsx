import type { MovingPart } from "../../ui/moving-part";
import * as css from "./cut-edge.module.css";

/** Inside the container, outside it, or over the bottom of an image. */
const places = {
  top: css.top,
  bottom: css.bottom,
  above: css.above,
  below: css.below,
  overImage: css.overImage,
};

interface CutEdgeProps {
  readonly place: keyof typeof places;
  readonly color?: string;
  readonly part?: MovingPart;
}

/** Render the cut edge of a sheet of paper, across its container. */
export function CutEdge({ place, color = "var(--paper)", part }: CutEdgeProps) {
  return (
    <svg
      className={places[place]}
      viewBox="0 0 1440 40"
      preserveAspectRatio="none"
      data-moving={part}
      aria-hidden="true"
    >
      <path
        fill={color}
        d="M0 0h1440v20c-90 13-180 6-340 2s-210 2-380-6-210 20-380 14S110 8 0 26z"
      />
    </svg>
  );
}
