import { withPrefix } from "gatsby";

interface DrawingProps {
  readonly className: string | undefined;
  readonly height: number;
  /** In `static/brand`, without its extension. */
  readonly file: string;
}

/** A decorative drawing, 1440 wide, below the first view. */
export function Drawing({ className, height, file }: DrawingProps) {
  return (
    <img
      className={className}
      width={1440}
      height={height}
      alt=""
      loading="lazy"
      src={withPrefix(`/brand/${file}.svg`)}
    />
  );
}
