import { Link } from "gatsby";
import type { GalleryPage } from "../../content/kinds/pages";
import { getGalleryRoute } from "../../domain/gallery-pages";
import { buttonClass } from "../../ui/button/button";
import * as css from "./gallery-pagination.module.css";

interface GalleryPaginationProps {
  readonly texts: GalleryPage["pagination"];
  /** Which page of how many is open, as text. */
  readonly current: string;
  /** Numbers of the neighbouring pages; undefined at either end. */
  readonly previous: number | undefined;
  readonly next: number | undefined;
}

/** Links from one page of the gallery to the next, when it has more photos than one page shows. */
export function GalleryPagination({ texts, current, previous, next }: GalleryPaginationProps) {
  const secondary = buttonClass({ variant: "secondary" });
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
