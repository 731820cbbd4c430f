import type { PropsWithChildren } from "react";
import type { GalleryPage } from "../../content/schemas/pages";
import { galleryIdPrefix } from "../../site";
import type { NumberedPhoto } from "../../ui/photo/numbered-photo";
import { ChapterHead, ChapterLinks } from "../chapters/chapters";
import { PhotoGrid } from "../photo-grid/photo-grid";
import * as css from "./gallery.module.css";

interface GalleryProps extends Pick<GalleryPage, "photosLabel" | "photoAlt" | "openLabel"> {
  readonly photos: readonly NumberedPhoto[];
}

/** Render the photos of the gallery in chapters, with links to the chapters; `children` come below the photos. */
export function Gallery(props: PropsWithChildren<GalleryProps>) {
  const { photos, photosLabel, photoAlt, openLabel, children } = props;
  const chapters = photos.filter(({ chapter }) => chapter);
  return (
    <>
      {chapters.length > 1 && <ChapterLinks chapters={chapters} />}
      <section className={css.photos}>
        <PhotoGrid
          className={css.chapter}
          idPrefix={galleryIdPrefix}
          label={photosLabel}
          photos={photos}
          photoAlt={photoAlt}
          openLabel={openLabel}
          renderChapterHead={(first) => (
            <ChapterHead
              firstPhoto={first}
              isLast={first === chapters.at(-1)}
              index={chapters.indexOf(first)}
            />
          )}
        />
        {children}
      </section>
    </>
  );
}
