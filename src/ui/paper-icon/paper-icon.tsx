import { withPrefix } from "gatsby";
import { getIconBackground } from "../../domain/icons";

interface PaperIconProps {
  /** One of `paperIconNames`. */
  readonly name: string;
  /** Its size, with equal width and height. */
  readonly className?: string | undefined;
}

/** A decorative cut-paper drawing. */
export function PaperIcon({ name, className }: PaperIconProps) {
  const background = getIconBackground(name, withPrefix("/"));
  return <i className={className} style={{ background }} />;
}
