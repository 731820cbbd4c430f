import { withPrefix } from "gatsby";

interface DrawingProps {
  readonly className?: string | undefined;
  readonly width: number;
  readonly height: number;
  /** In `static`: `/brand/menu.svg`. */
  readonly file: string;
  readonly loading?: "eager" | "lazy";
}

/** A decorative drawing: the text beside it says the same. Far below the viewport it loads later. */
export function Drawing({ className, width, height, file, loading = "lazy" }: DrawingProps) {
  return (
    <img
      className={className}
      width={width}
      height={height}
      alt=""
      loading={loading}
      src={withPrefix(file)}
    />
  );
}
