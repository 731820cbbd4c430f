import { withPrefix } from "gatsby";

interface PaperIconProps {
  /** Name in `static/icons/paper.svg`. */
  readonly name: string;
  readonly className: string | undefined;
}

/**
 * A cut-paper drawing in its own colours. Decorative: the text beside it says the same. All drawings
 * share one file: one request and one SVG document.
 */
export function PaperIcon({ name, className }: PaperIconProps) {
  return (
    <img
      className={className}
      width="64"
      height="64"
      alt=""
      loading="lazy"
      src={withPrefix(`/icons/paper.svg#${name}`)}
    />
  );
}
