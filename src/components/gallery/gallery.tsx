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

type Chapter = readonly [first: NumberedPhoto, ...rest: NumberedPhoto[]];

/** Divide photos into chapters, each of which begins with a photo that has `chapter`, except perhaps the first one. */
function splitIntoChapters(photos: readonly NumberedPhoto[]): readonly Chapter[] {
  const chapters: [NumberedPhoto, ...NumberedPhoto[]][] = [];
  for (const photo of photos) {
    const chapter = photo.chapter ? undefined : chapters.at(-1);
    if (chapter) chapter.push(photo);
    else chapters.push([photo]);
  }
  return chapters;
}

/** Render the photos of the gallery in chapters, with links to the chapters; `children` come below the photos. */
export function Gallery(props: PropsWithChildren<GalleryProps>) {
  const { photos, photosLabel, photoAlt, openLabel, children } = props;
  const chapters = splitIntoChapters(photos);
  const titled = photos.filter(({ chapter }) => chapter);
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
          lists={chapters.map((chapter) => ({
            label: chapter[0].chapter || photosLabel,
            heading: chapter[0].chapter && (
              <ChapterHead
                firstPhoto={chapter[0]}
                isLast={chapter === chapters.at(-1)}
                index={titled.indexOf(chapter[0])}
              />
            ),
            photos: chapter,
          }))}
        />
        {children}
      </section>
    </>
  );
}
