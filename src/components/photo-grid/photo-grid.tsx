import { type CSSProperties, type MouseEvent, type ReactNode, useState } from "react";
import { fill } from "../../content/fill-placeholders";
import { isPlainClick } from "../../ui/links";
import { chaptersOf, type NumberedPhoto, ratioStyle } from "../../ui/photo/numbered-photo";
import { Photo } from "../../ui/photo/photo";
import { asOneFile } from "../../ui/photo/photo-source";
import { useLazyViewer } from "../photo-viewer/use-lazy-viewer";
import { useSite } from "../site-context";
import * as css from "./photo-grid.module.css";
import { useOpenedPhoto } from "./use-opened-photo";

/** Width of a small tile's file in px: such a tile is at most 290 px wide. */
const smallFile = 480;

interface PhotoGridProps {
  /** Accessible name of the list. */
  readonly label: string;
  readonly photos: readonly NumberedPhoto[];
  /** Alternative text, with `{n}` for the photo's number. */
  readonly photoAlt: string;
  /** Accessible name of the link that opens a photo, with `{n}`; it contains the alternative text. */
  readonly openLabel: string;
  /** Prefix of the photos' hashes: `slika` for `#slika-7`. */
  readonly anchor: string;
  /** Route of the page that shows the photo with this number, if pages share the list. */
  readonly routeOf?: (number: number) => string;
  /** The class of a list of so many photos below a heading. */
  readonly rowsOf: (count: number) => string | undefined;
  /** Divides large photos with titles into chapters: the first tile of each; the shares as in `ChapterHead`. */
  readonly chapterOf?: (first: NumberedPhoto, shares: readonly [number, number]) => ReactNode;
}

/** Photos in justified rows. */
export function PhotoGrid(props: PhotoGridProps) {
  const { label, photos, photoAlt, openLabel, anchor, routeOf, rowsOf, chapterOf } = props;
  const { opened, show } = useOpenedPhoto(photos, anchor, routeOf);
  /** The photo in the viewer, which stays a moment after `opened` has become null. */
  const [viewed, setViewed] = useState(opened);
  if (opened !== null && opened !== viewed) setViewed(opened);
  const Viewer = useLazyViewer(opened === null ? null : photos[opened]);
  /** Large tiles have no need of the largest files: most are 150 to 400 px wide. */
  const sourceOf = ({ source }: NumberedPhoto) =>
    chapterOf
      ? { ...source, srcSet: source.srcSet.replace(/,\S+ (880|\d{4})w/g, "") }
      : asOneFile(source, smallFile);
  const chapters = chapterOf ? chaptersOf(photos) : [photos];
  const shareOf = (at: number) => at / (chapters.length - 1 || 1);

  return (
    <>
      {chapters.map((chapter, at) => {
        const [first] = chapter;
        return (
          <ul
            key={first?.number ?? 0}
            className={rowsOf(first?.chapter ? chapter.length : 0)}
            style={{ "--at": at, "--photos": chapter.length } as CSSProperties}
            data-scene={chapterOf && at === 0 ? "prints" : undefined}
            aria-label={(chapterOf && first?.chapter) || label}
          >
            {first?.chapter && chapterOf?.(first, [shareOf(at - 1), shareOf(at)])}
            {chapter.map((photo) => {
              const index = photos.indexOf(photo);
              return (
                <Tile
                  key={photo.number}
                  photo={{ ...photo, source: sourceOf(photo) }}
                  href={photo.source.src}
                  id={`${anchor}-${photo.number}`}
                  alt={fill(photoAlt, photo.place)}
                  openLabel={fill(openLabel, photo.place)}
                  isOpening={opened === index && !Viewer}
                  onOpen={() => show(index)}
                >
                  {chapterOf && photo.title && <span>{photo.title}</span>}
                </Tile>
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

interface TileProps {
  readonly photo: NumberedPhoto;
  readonly id: string;
  /** The largest file. */
  readonly href: string;
  readonly alt: string;
  /** Accessible name of the link; it contains the alternative text. */
  readonly openLabel: string;
  /** The viewer that will show it is loading. */
  readonly isOpening: boolean;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

/** A photo of a grid. It opens in the viewer, or as a file without JavaScript. */
function Tile(props: TileProps) {
  const { photo, id, href, alt, openLabel, isOpening, onOpen } = props;
  const { texts } = useSite();
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <li id={id} style={ratioStyle(photo.source)}>
      <a
        className={css.tile}
        href={href}
        aria-label={openLabel}
        aria-busy={isOpening || undefined}
        onClick={open}
      >
        <span className={css.zoom}>
          <Photo {...photo} alt={alt} sizes="min(50vw, 400px)" failedText={texts.photos.failed} />
        </span>
      </a>
      {props.children}
    </li>
  );
}
