import { Link } from "gatsby";
import type { GalleryPage } from "../../content/schemas/pages";
import { getGalleryRoute } from "../../domain/gallery-pages";
import { getButtonClass } from "../../ui/button/button";
import * as css from "./gallery-pagination.module.css";

interface GalleryPaginationProps {
  readonly texts: GalleryPage["pagination"];
  /** Which page is open: `2 od 3`. */
  readonly current: string;
  /** The first photos of the pages beside it. */
  readonly previous: number | undefined;
  readonly next: number | undefined;
}

/** Render links to the pages of the gallery before and after the current one; nothing if there is one page. */
export function GalleryPagination({ texts, current, previous, next }: GalleryPaginationProps) {
  const className = getButtonClass({ variant: "secondary" });
  if (!previous && !next) return null;
  return (
    <nav className={css.pagination} aria-label={texts.label}>
      {previous && (
        <Link className={className} to={getGalleryRoute(previous)} rel="prev">
          {texts.previous}
        </Link>
      )}
      <p className={css.current}>{current}</p>
      {next && (
        <Link className={className} to={getGalleryRoute(next)} rel="next">
          {texts.next}
        </Link>
      )}
    </nav>
  );
}
