import { type MouseEvent, type ReactNode, useMemo } from "react";
import { fill } from "../../content/fill-placeholders";
import { isPlainClick } from "../../ui/links";
import { useLazyComponent } from "../../ui/use-lazy-component";
import { getPhotoId, type NumberedPhoto, type PhotoSeries } from "../photo/numbered-photo";
import { Photo } from "../photo/photo";
import { limitToOneFile, limitWidth, type PhotoSource } from "../photo/photo-source";
import * as css from "./photo-grid.module.css";
import { getTileStyles, type TileSize } from "./row-shares";
import { useOpenedPhoto } from "./use-opened-photo";

/** Large tiles are at most 800 px wide and have a choice of files; small ones are 290 px wide. */
const limitFiles: Record<TileSize, (source: PhotoSource) => PhotoSource> = {
  large: (source) => limitWidth(source, 880),
  small: (source) => limitToOneFile(source, 480),
};

interface PhotoList {
  /** Accessible name. */
  readonly label: string;
  /** An item in front of the photos. */
  readonly heading?: ReactNode;
  readonly photos: readonly NumberedPhoto[];
}

interface PhotoGridProps extends Omit<PhotoSeries, "photos"> {
  readonly lists: readonly PhotoList[];
  /** Large photos have their titles. */
  readonly size: TileSize;
  /** Accessible name of the link that opens a photo, with `{n}`; it contains the alternative text. */
  readonly openLabel: string;
  /** A class that composes `rows` of `photo-grid.module.css`. */
  readonly className?: string;
  /** A class that composes `photo`. */
  readonly photoClassName?: string;
}

const loadViewer = async () => (await import("../photo-viewer/photo-viewer")).PhotoViewer;

/** Open a file in place of the history entry of the opened photo: the back button must not open the file again. */
const openFile = (file: string) => window.location.replace(file);

/** Render lists of photos in justified rows; a click opens the viewer, which shows all of them. */
export function PhotoGrid(props: PhotoGridProps) {
  const { lists, size, photoAlt, openLabel, idPrefix } = props;
  const { className = css.rows, photoClassName = css.photo } = props;
  // The viewer must not get new slides whenever it turns to another photo.
  const photos = useMemo(() => lists.flatMap((list) => list.photos), [lists]);
  const { openedNumber, setOpenedNumber } = useOpenedPhoto(idPrefix);
  const openedIndex = photos.findIndex(({ number }) => number === openedNumber);
  const openedFile = photos[openedIndex]?.source.src ?? null;
  const Viewer = useLazyComponent(openedFile, loadViewer, openFile);
  /** Open the viewer instead of the photo's file, to which the link leads without JavaScript. */
  const openInViewer = (event: MouseEvent, number: number) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setOpenedNumber(number);
  };

  return (
    <>
      {lists.map((list, listIndex) => {
        // Every second list ends with its higher row instead of beginning with it.
        const styles = getTileStyles(list.photos, size, listIndex % 2 > 0);
        return (
          <ul key={listIndex} className={className} aria-label={list.label}>
            {list.heading}
            {list.photos.map(({ number, counter, source, focus, title }, index) => (
              <li
                key={number}
                id={getPhotoId(idPrefix, number)}
                className={photoClassName}
                style={styles[index]}
              >
                <a
                  className={css.tile}
                  href={source.src}
                  aria-label={fill(openLabel, counter)}
                  aria-busy={(openedNumber === number && !Viewer) || undefined}
                  onClick={(event) => openInViewer(event, number)}
                >
                  <span className={css.zoom}>
                    <Photo
                      source={limitFiles[size](source)}
                      focus={focus}
                      alt={fill(photoAlt, counter)}
                      sizes="min(90vw, 600px)"
                    />
                  </span>
                </a>
                {size === "large" && title && <span>{title}</span>}
              </li>
            ))}
          </ul>
        );
      })}
      {openedFile && Viewer && (
        <Viewer
          photos={photos}
          photoAlt={photoAlt}
          idPrefix={idPrefix}
          index={openedIndex}
          onView={(index) => setOpenedNumber(photos[index]?.number ?? null)}
          onClose={() => setOpenedNumber(null)}
        />
      )}
    </>
  );
}
