import {
  type ComponentType,
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useState,
} from "react";
import { fill } from "../../content/fill-placeholders";
import { isPlainClick } from "../../ui/links";
import { loadChunk } from "../../ui/load-chunk";
import {
  chaptersOf,
  type NumberedPhoto,
  type PhotoSeries,
  ratioStyle,
} from "../../ui/photo/numbered-photo";
import { Photo } from "../../ui/photo/photo";
import { asOneFile } from "../../ui/photo/photo-source";
import type { PhotoViewerProps } from "../photo-viewer/photo-viewer";
import { useSite } from "../site-context";
import * as css from "./photo-grid.module.css";
import { type RowRule, rowShares } from "./row-shares";
import { useOpenedPhoto } from "./use-opened-photo";

/** Width of a small tile's file in px: such a tile is at most 290 px wide. */
const smallFile = 480;

type Rows = readonly [first: RowRule, others?: RowRule];

/** Rows of large photos, the first of which is higher, and of small ones, on phones and on wider screens. */
const rows: Record<"large" | "small", Record<"phone" | "desk", Rows>> = {
  large: {
    phone: [
      { full: 1.5, most: 1 },
      { full: 2.4, most: 2 },
    ],
    desk: [
      { full: 2.4, most: 3 },
      { full: 4.3, most: 4 },
    ],
  },
  small: { phone: [{ full: 3.2, most: 3 }], desk: [{ full: 6, most: 6 }] },
};

/** Pass each photo's ratio and its shares of a row to the style sheet. */
function tileStyles(photos: readonly NumberedPhoto[], size: keyof typeof rows): CSSProperties[] {
  const ratios = photos.map(({ source: { width, height } }) => width / height);
  const phone = rowShares(ratios, ...rows[size].phone);
  const desk = rowShares(ratios, ...rows[size].desk);
  // Rounded down: a row must not be wider than its list.
  const round = (share = 1) => Math.floor(1000 * share) / 1000;
  return photos.map(({ source }, index) => {
    const shares = { "--phone": round(phone[index]), "--desk": round(desk[index]) };
    return { ...ratioStyle(source), ...shares };
  });
}

interface PhotoGridProps extends PhotoSeries {
  /** Accessible name of the list. */
  readonly label: string;
  /** Accessible name of the link that opens a photo, with `{n}`; it contains the alternative text. */
  readonly openLabel: string;
  /** The look of a list, which composes `rows` of `photo-grid.module.css`. */
  readonly className?: string | undefined;
  /** Divides large photos with titles into chapters: the heading of each, by its first photo. */
  readonly chapterOf?: (first: NumberedPhoto) => ReactNode;
}

/** Photos in justified rows. */
export function PhotoGrid(props: PhotoGridProps) {
  const { label, photos, photoAlt, openLabel, anchor, routeOf, chapterOf } = props;
  const { className = css.rows } = props;
  const { texts } = useSite();
  const { opened, show } = useOpenedPhoto(photos, anchor, routeOf);
  /** The photo in the viewer, which stays a moment after `opened` has become null. */
  const [viewed, setViewed] = useState(opened);
  if (opened !== null && opened !== viewed) setViewed(opened);
  const Viewer = useLazyViewer(opened === null ? null : photos[opened]);
  // Somebody has gone back before the viewer was there.
  if (opened === null && viewed !== null && !Viewer) setViewed(null);
  /** Large tiles have no need of the largest files: most are 150 to 400 px wide, the first ones 600 to 800. */
  const sourceOf = ({ source }: NumberedPhoto) =>
    chapterOf
      ? { ...source, srcSet: source.srcSet.replace(/,\S+ \d{4}w/g, "") }
      : asOneFile(source, smallFile);
  /** Without JavaScript a photo opens as a file. */
  const openInViewer = (event: MouseEvent, index: number) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    show(index);
  };
  const chapters = chapterOf ? chaptersOf(photos) : [photos];

  return (
    <>
      {chapters.map((chapter) => {
        const [first] = chapter;
        const styles = tileStyles(chapter, chapterOf ? "large" : "small");
        return (
          <ul
            key={first?.number ?? 0}
            className={className}
            aria-label={(chapterOf && first?.chapter) || label}
          >
            {first?.chapter && chapterOf?.(first)}
            {chapter.map((photo, place) => {
              const index = photos.indexOf(photo);
              return (
                <li key={photo.number} id={`${anchor}-${photo.number}`} style={styles[place]}>
                  <a
                    className={css.tile}
                    href={photo.source.src}
                    aria-label={fill(openLabel, photo.place)}
                    aria-busy={(opened === index && !Viewer) || undefined}
                    onClick={(event) => openInViewer(event, index)}
                  >
                    <span className={css.zoom}>
                      <Photo
                        source={sourceOf(photo)}
                        focus={photo.focus}
                        alt={fill(photoAlt, photo.place)}
                        sizes="min(90vw, 600px)"
                        failedText={texts.photos.failed}
                      />
                    </span>
                  </a>
                  {chapterOf && photo.title && <span>{photo.title}</span>}
                </li>
              );
            })}
          </ul>
        );
      })}
      {viewed !== null && Viewer && (
        <Viewer
          photos={photos}
          photoAlt={photoAlt}
          index={viewed}
          isLeaving={opened === null}
          anchor={anchor}
          routeOf={routeOf}
          onView={show}
          onClose={() => {
            setViewed(null);
            // Otherwise the address has closed it, and may name a photo of another page by now.
            if (opened !== null) show(null);
          }}
        />
      )}
    </>
  );
}

/**
 * Loads the viewer when the first photo is opened. If it does not load, the photo opens as a file.
 * @param photo the opened photo, or null
 * @returns null until the viewer has loaded
 */
function useLazyViewer(
  photo: NumberedPhoto | null | undefined,
): ComponentType<PhotoViewerProps> | null {
  const [Viewer, setViewer] = useState<ComponentType<PhotoViewerProps> | null>(null);
  const file = photo?.source.src;

  useEffect(() => {
    if (Viewer || !file) return;
    loadChunk(() => import("../photo-viewer/photo-viewer"))
      .then(({ PhotoViewer }) => setViewer(() => PhotoViewer))
      .catch(() => window.location.assign(file));
  }, [Viewer, file]);

  return Viewer;
}
