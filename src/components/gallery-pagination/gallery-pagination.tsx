import { Link } from "gatsby";
import type { GalleryPage } from "../../content/kinds/pages";
import { galleryRoute } from "../../domain/gallery-pages";
import { buttonClass } from "../../ui/button/button";
import * as css from "./gallery-pagination.module.css";

interface GalleryPaginationProps {
  readonly texts: GalleryPage["pagination"];
  /** Which page of how many is open. */
  readonly current: string;
  /** Number of the first photo of the page before, and of the one after. */
  readonly previous: number | undefined;
  readonly next: number | undefined;
}

/** Leads from one page of the gallery to the next, where its photos are many. */
export function GalleryPagination({ texts, current, previous, next }: GalleryPaginationProps) {
  const secondary = buttonClass({ variant: "secondary" });
  return (
    <nav className={css.parts} aria-label={texts.label}>
      {previous && (
        <Link className={secondary} to={galleryRoute(previous)} rel="prev">
          {texts.previous}
        </Link>
      )}
      <p className={css.current}>{current}</p>
      {next && (
        <Link className={secondary} to={galleryRoute(next)} rel="next">
          {texts.next}
        </Link>
      )}
    </nav>
  );
}
