import type { PropsWithChildren } from "react";
import type { GalleryPage } from "../../content/schemas/pages";
import { galleryIdPrefix } from "../../site";
import { ChapterHead, ChapterLinks } from "../chapters/chapters";
import type { NumberedPhoto } from "../photo/numbered-photo";
import { PhotoGrid } from "../photo-grid/photo-grid";
import * as css from "./gallery.module.css";

interface GalleryProps extends Pick<GalleryPage, "photosLabel" | "photoAlt" | "openLabel"> {
  readonly photos: readonly NumberedPhoto[];
}

/** Render the photos of the gallery in chapters, with links to the chapters; `children` come below the photos. */
export function Gallery(props: PropsWithChildren<GalleryProps>) {
  const { photos, photosLabel, photoAlt, openLabel, children } = props;
  // Each chapter begins with a photo that has `chapter`, except perhaps the first one.
  const firsts = photos.filter(({ chapter }, index) => chapter || index === 0);
  const starts = firsts.map((first) => photos.indexOf(first));
  const titled = firsts.filter(({ chapter }) => chapter);
  return (
    <>
      {titled.length > 1 && <ChapterLinks chapters={titled} />}
      <section className={css.photos}>
        <PhotoGrid
          className={css.chapter}
          photoClassName={css.mount}
          idPrefix={galleryIdPrefix}
          size="large"
          photoAlt={photoAlt}
          openLabel={openLabel}
          lists={firsts.map((first, index) => ({
            label: first.chapter || photosLabel,
            heading: first.chapter && (
              <ChapterHead
                firstPhoto={first}
                isLast={index === firsts.length - 1}
                index={titled.indexOf(first)}
              />
            ),
            photos: photos.slice(starts[index], starts[index + 1]),
          }))}
        />
        {children}
      </section>
    </>
  );
}
