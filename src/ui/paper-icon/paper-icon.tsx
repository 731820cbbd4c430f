import { withPrefix } from "gatsby";

interface PaperIconProps {
  /** File name in `static/icons`, without ending. */
  readonly name: string;
  readonly className: string | undefined;
}

/**
 * A cut-paper drawing in its own colours. Decorative: the text beside it says the same. `src` stands
 * after `loading`, as in `Photo`.
 */
export function PaperIcon({ name, className }: PaperIconProps) {
  return (
    <img
      className={className}
      width="64"
      height="64"
      alt=""
      loading="lazy"
      src={withPrefix(`/icons/${name}.svg`)}
    />
  );
}

interface InlinePaperIconProps {
  /** What the file of the drawing holds between `<svg>` and `</svg>`. */
  readonly shapes: string;
  readonly className: string | undefined;
}

/** As `PaperIcon`, but part of the page: nothing is fetched for it. */
export function InlinePaperIcon({ shapes, className }: InlinePaperIconProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 64 64"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: plain shapes only, see src/build/drawing.ts
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  );
}
