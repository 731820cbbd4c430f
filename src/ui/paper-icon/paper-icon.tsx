import { withPrefix } from "gatsby";

interface PaperIconProps {
  /** File name in `static/icons`, without ending. */
  readonly name: string;
  readonly className: string | undefined;
}

/** A cut-paper drawing in its own colours. Decorative: the text beside it says the same. */
export function PaperIcon({ name, className }: PaperIconProps) {
  return (
    <img
      className={className}
      src={withPrefix(`/icons/${name}.svg`)}
      width="64"
      height="64"
      alt=""
      loading="lazy"
    />
  );
}
