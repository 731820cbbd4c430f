import type { MovingPart } from "../../ui/moving-part";

interface CutEdgeProps {
  /** One of the classes of `cut-edge.module.css`, and optionally one that sets the colour, `--cut`. */
  readonly className: string | undefined;
  readonly part?: MovingPart;
}

/** Render the cut edge of a sheet of paper, across its container. */
export function CutEdge({ className, part }: CutEdgeProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 1440 40"
      preserveAspectRatio="none"
      data-part={part}
      aria-hidden="true"
    >
      <path
        fill="var(--cut, var(--paper))"
        d="M0 0h1440v20c-90 13-180 6-340 2s-210 2-380-6-210 20-380 14S110 8 0 26z"
      />
    </svg>
  );
}
