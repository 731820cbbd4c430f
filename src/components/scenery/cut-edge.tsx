interface CutEdgeProps {
  /** One of the classes of `cut-edge.module.css`, and optionally one that sets the colour, `--cut`. */
  readonly className: string | undefined;
  /** Value of `data-part` (`nameParts` in motion.ts). */
  readonly transitionPart?: string;
}

/** Render the cut edge of a sheet of paper, across its container. */
export function CutEdge({ className, transitionPart }: CutEdgeProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 1440 40"
      preserveAspectRatio="none"
      data-part={transitionPart}
      aria-hidden="true"
    >
      <path
        fill="var(--cut, var(--paper))"
        d="M0 0h1440v20c-90 13-180 6-340 2s-210 2-380-6-210 20-380 14S110 8 0 26z"
      />
    </svg>
  );
}
