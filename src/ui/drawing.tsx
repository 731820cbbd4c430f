import { withPrefix } from "gatsby";
import * as common from "../styles/common.module.css";

interface DrawingProps {
  readonly className?: string;
  readonly width: number;
  readonly height: number;
  /** Path below `static`, such as `/brand/menu.svg`. */
  readonly file: string;
  /** Whether a second file, such as `/brand/menu-night.svg`, replaces the first one by night. */
  readonly hasNightVersion?: boolean;
}

/** Render a decorative drawing, which loads near the viewport. */
export function Drawing({ className = "", file, hasNightVersion, ...size }: DrawingProps) {
  const renderImage = (src: string, timeClass = "") => (
    <img
      className={`${className} ${timeClass}`.trim() || undefined}
      {...size}
      alt=""
      loading="lazy"
      src={withPrefix(src)}
    />
  );
  if (!hasNightVersion) return renderImage(file);
  return (
    <>
      {renderImage(file, common.byDay)}
      {renderImage(file.replace(".svg", "-night.svg"), common.byNight)}
    </>
  );
}
