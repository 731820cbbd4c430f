import { Link } from "gatsby";
import type { GalleryPage } from "../../content/schemas/pages";
import { getGalleryRoute } from "../../domain/gallery-pages";
import { getButtonClass } from "../../ui/button/button";
import * as css from "./gallery-pagination.module.css";

interface GalleryPaginationProps {
  readonly texts: GalleryPage["pagination"];
  /** Says which page is open: `2 od 3`. */
  readonly current: string;
  /** Numbers of the first photos of the previous and the next page. */
  readonly previous: number | undefined;
  readonly next: number | undefined;
}

/** Render links to the previous and the next page of the gallery; nothing if the gallery has one page. */
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
