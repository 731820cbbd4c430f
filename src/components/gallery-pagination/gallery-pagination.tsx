import { Link } from "gatsby";
import type { GalleryPage } from "../../content/kinds/pages";
import { getGalleryRoute } from "../../domain/gallery-pages";
import { getButtonClass } from "../../ui/button/button";
import * as css from "./gallery-pagination.module.css";

interface GalleryPaginationProps {
  readonly texts: GalleryPage["pagination"];
  /** Text with the number of this page. */
  readonly current: string;
  /** Number of the first photo on the previous page, if any. */
  readonly previous: number | undefined;
  /** Number of the first photo on the next page, if any. */
  readonly next: number | undefined;
}

/** Render links between the pages of a gallery that has more photos than fit on one. */
export function GalleryPagination({ texts, current, previous, next }: GalleryPaginationProps) {
  const secondary = getButtonClass({ variant: "secondary" });
  return (
    <nav className={css.pagination} aria-label={texts.label}>
      {previous && (
        <Link className={secondary} to={getGalleryRoute(previous)} rel="prev">
          {texts.previous}
        </Link>
      )}
      <p className={css.current}>{current}</p>
      {next && (
        <Link className={secondary} to={getGalleryRoute(next)} rel="next">
          {texts.next}
        </Link>
      )}
    </nav>
  );
}
