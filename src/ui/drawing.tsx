import { withPrefix } from "gatsby";
import * as layout from "../styles/layout.module.css";

interface DrawingProps {
  readonly className?: string | undefined;
  readonly width: number;
  readonly height: number;
  /** In `static`: `/brand/menu.svg`. */
  readonly file: string;
  /** Whether it has another file for the night: `/brand/menu-night.svg`. */
  readonly hasNight?: boolean;
}

/** A decorative drawing: the text beside it says the same. It loads when it comes near the viewport. */
export function Drawing({ className = "", file, hasNight = false, ...size }: DrawingProps) {
  const image = (source: string, classes: string) => (
    <img
      className={classes || undefined}
      {...size}
      alt=""
      loading="lazy"
      src={withPrefix(source)}
    />
  );
  if (!hasNight) return image(file, className);
  return (
    <>
      {image(file, `${className} ${layout.byDay}`.trim())}
      {image(file.replace(".svg", "-night.svg"), `${className} ${layout.byNight}`.trim())}
    </>
  );
}
