import { withPrefix } from "gatsby";
import { paperIconNames } from "../domain/icons";

interface PaperIconProps {
  /** One of `paperIconNames`. */
  readonly name: string;
  readonly className?: string;
}

/**
 * Render a decorative cut-paper icon. `className` sets its size. All icons are in one file, because phones parse and lay
 * out each SVG file as a separate document (docs/decisions/036).
 */
export function PaperIcon({ name, className }: PaperIconProps) {
  const position = paperIconNames.indexOf(name) / (paperIconNames.length - 1);
  const background = `url(${withPrefix("/icons/paper.svg")}) 0 ${100 * position}%/100%`;
  return <i className={className} style={{ background }} />;
}
