import { withPrefix } from "gatsby";
import type { CSSProperties } from "react";
import * as layout from "../styles/layout.module.css";

interface DrawingProps {
  readonly className?: string | undefined;
  /** Its size until the style sheet is there; not needed if `style` says it. */
  readonly width?: number;
  readonly height?: number;
  readonly style?: CSSProperties;
  /** In `static`: `/brand/menu.svg`. */
  readonly file: string;
  /** Another file for the night, `/brand/menu-night.svg`, or that it is there only by day or only by night. */
  readonly times?: "both" | "day" | "night";
}

/** A decorative drawing: the text beside it says the same. It loads when it comes near the viewport. */
export function Drawing({ className = "", file, times, ...others }: DrawingProps) {
  const image = (source: string, time = "") => (
    <img
      className={`${className} ${time}`.trim() || undefined}
      {...others}
      alt=""
      loading="lazy"
      src={withPrefix(source)}
    />
  );
  if (times === "both") {
    return (
      <>
        {image(file, layout.byDay)}
        {image(file.replace(".svg", "-night.svg"), layout.byNight)}
      </>
    );
  }
  return image(file, times && (times === "day" ? layout.byDay : layout.byNight));
}
