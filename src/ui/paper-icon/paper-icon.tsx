import { withPrefix } from "gatsby";
import { getIconBackground } from "./icon-background";

interface PaperIconProps {
  /** One of `paperIconNames`. */
  readonly name: string;
  readonly className?: string;
}

/** Render a decorative cut-paper icon. `className` sets its size. */
export function PaperIcon({ name, className }: PaperIconProps) {
  const background = getIconBackground(name, withPrefix("/"));
  return <i className={className} style={{ background }} />;
}
