import type { MouseEvent, ReactNode } from "react";
import { fill } from "../../content/fill-placeholders";
import { isPlainClick } from "../../ui/links";
import { getPhotoId, type NumberedPhoto, type PhotoSeries } from "../../ui/photo/numbered-photo";
import { limitToOneFile, limitWidth } from "../../ui/photo/photo-source";
import { useLazyComponent } from "../../ui/use-lazy-component";
import { Photo } from "../photo/photo";
import * as css from "./photo-grid.module.css";
import { getTileStyles } from "./row-shares";
import { useOpenedPhoto } from "./use-opened-photo";

/** Maximum widths of files in px: large tiles are at most 800 px wide, small ones 290 px. */
const maxFileWidths = { large: 880, small: 480 } as const;

interface PhotoGridProps extends PhotoSeries {
  /** Accessible name of the list. */
  readonly label: string;
  /** Accessible name of the link that opens a photo, with `{n}`; it contains the alternative text. */
  readonly openLabel: string;
  /** A class that composes `rows` of `photo-grid.module.css`. */
  readonly className?: string;
  /** Render a chapter's heading. With it, photos are large, titled and divided into chapters. */
  readonly renderChapterHead?: (first: NumberedPhoto) => ReactNode;
}

/** Divide photos into chapters, each of which begins with a photo that has `chapter`, except perhaps the first one. */
function splitIntoChapters(photos: readonly NumberedPhoto[]) {
  const chapters: [first: NumberedPhoto, ...rest: NumberedPhoto[]][] = [];
  for (const photo of photos) {
    const chapter = photo.chapter ? undefined : chapters.at(-1);
    if (chapter) chapter.push(photo);
    else chapters.push([photo]);
  }
  return chapters;
}

const loadViewer = async () => (await import("../photo-viewer/photo-viewer")).PhotoViewer;

/** Open a file in place of the history entry of the opened photo: the back button must not open the file again. */
const openFile = (file: string) => window.location.replace(file);

/** Render photos in justified rows; a click opens the viewer. */
export function PhotoGrid(props: PhotoGridProps) {
  const { label, photos, photoAlt, openLabel, idPrefix, renderChapterHead } = props;
  const { className = css.rows } = props;
  const { openedIndex, setOpenedIndex } = useOpenedPhoto(photos, idPrefix);
  const openedFile = photos[openedIndex ?? -1]?.source.src ?? null;
  const Viewer = useLazyComponent(openedFile, loadViewer, openFile);
  /** Open the viewer instead of the photo's file, to which the link leads without JavaScript. */
  const openInViewer = (event: MouseEvent, index: number) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setOpenedIndex(index);
  };
  const size = renderChapterHead ? "large" : "small";
  const chapters = renderChapterHead ? splitIntoChapters(photos) : [photos];

  return (
    <>
      {chapters.map((chapter, chapterIndex) => {
        const [first] = chapter;
        // Every second chapter ends with its higher row instead of beginning with it.
        const isReversed = chapterIndex % 2 > 0;
        const styles = getTileStyles(chapter, size, isReversed);
        return (
          <ul
            key={first?.number ?? 0}
            className={className}
            aria-label={(size === "large" && first?.chapter) || label}
          >
            {first?.chapter && renderChapterHead?.(first)}
            {chapter.map((photo, indexInChapter) => {
              const index = photos.indexOf(photo);
              return (
                <li
                  key={photo.number}
                  id={getPhotoId(idPrefix, photo.number)}
                  style={styles[indexInChapter]}
                >
                  <a
                    className={css.tile}
                    href={photo.source.src}
                    aria-label={fill(openLabel, photo.counter)}
                    aria-busy={(openedIndex === index && !Viewer) || undefined}
                    onClick={(event) => openInViewer(event, index)}
                  >
                    <span className={css.zoom}>
                      <Photo
                        source={
                          size === "large"
                            ? limitWidth(photo.source, maxFileWidths.large)
                            : limitToOneFile(photo.source, maxFileWidths.small)
                        }
                        focus={photo.focus}
                        alt={fill(photoAlt, photo.counter)}
                        sizes="min(90vw, 600px)"
                      />
                    </span>
                  </a>
                  {size === "large" && photo.title && <span>{photo.title}</span>}
                </li>
              );
            })}
          </ul>
        );
      })}
      {openedIndex !== null && Viewer && (
        <Viewer
          photos={photos}
          photoAlt={photoAlt}
          idPrefix={idPrefix}
          index={openedIndex}
          getPlaceholder={({ number }) => getTileFile(getPhotoId(idPrefix, number))}
          onView={setOpenedIndex}
          onClose={() => setOpenedIndex(null)}
        />
      )}
    </>
  );
}

/** Return the URL of the file that a tile shows, or undefined until it has loaded. */
function getTileFile(tileId: string): string | undefined {
  const image = document.querySelector<HTMLImageElement>(`[id="${tileId}"] img`);
  return image?.complete && image.naturalWidth > 0 ? image.currentSrc : undefined;
}
