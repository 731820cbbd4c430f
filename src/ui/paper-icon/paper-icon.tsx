import { withPrefix } from "gatsby";

interface PaperIconProps {
  /** Name in `static/icons/paper.svg`. */
  readonly name: string;
  readonly className: string | undefined;
}

/**
 * A cut-paper drawing in its own colours. Decorative: the text beside it says the same. `src` comes
 * after `loading`, as in `Photo`. All drawings share one file: one request and one SVG document,
 * where separate files took 2 ms of the main thread each.
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

interface InlinePaperIconProps {
  /** The drawing's content, as SVG. */
  readonly shapes: string;
  readonly className: string | undefined;
}

/** Like `PaperIcon`, but inlined in the page, without a request. */
export function InlinePaperIcon({ shapes, className }: InlinePaperIconProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 64 64"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: plain shapes only, see src/gatsby/data/drawing.ts
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  );
}
