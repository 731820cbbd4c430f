import type { MouseEvent, ReactNode } from "react";
import { fill } from "../../content/fill";
import { isPlainClick } from "../../ui/is-plain-click";
import { type NumberedPhoto, ratioStyle } from "../../ui/photo/numbered-photo";
import { Photo } from "../../ui/photo/photo";
import { LazyPhotoViewer } from "../photo-viewer/lazy-photo-viewer";
import { useSite } from "../site-context";
import * as css from "./photo-grid.module.css";
import { useOpenedPhoto } from "./use-opened-photo";

interface PhotoGridProps {
  /** Name of the list for screen readers. */
  readonly label: string;
  readonly photos: readonly NumberedPhoto[];
  /** Alternative text, with `{n}` for the photo's number. */
  readonly photoAlt: string;
  /** Name of the link that opens a photo, with `{n}`; it contains the alternative text. */
  readonly openLabel: string;
  /** Start of the photos' addresses: `slika` for `#slika-7`. */
  readonly anchor: string;
  readonly size?: "large" | "small";
  /** How many photos at the start load at once. */
  readonly eagerCount?: number;
  /** A last tile that takes the rest of the last row. */
  readonly children?: ReactNode;
}

const rowHeightPx = {
  large: { phone: 210, tablet: 250, desktop: 330 },
  small: { phone: 150, tablet: 190, desktop: 215 },
};

/** How wide a photo is shown: its proportion times the height that rows usually reach. */
function sizesOf({ source }: NumberedPhoto, size: "large" | "small"): string {
  const ratio = source.width / source.height;
  const width = (rowPx: number) => `${Math.round(rowPx * ratio)}px`;
  const { phone, tablet, desktop } = rowHeightPx[size];
  return `(min-width: 64rem) ${width(desktop)}, (min-width: 48rem) ${width(tablet)}, min(94vw, ${width(phone)})`;
}

/** Photos in justified rows. Each opens in the viewer, or as a file where no script runs. */
export function PhotoGrid(props: PhotoGridProps) {
  const {
    label,
    photos,
    photoAlt,
    openLabel,
    anchor,
    size = "large",
    eagerCount = 0,
    children,
  } = props;
  const { texts } = useSite();
  const { opened, open, turn, close } = useOpenedPhoto(photos, anchor);

  const openInViewer = (event: MouseEvent, index: number) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    open(index);
  };

  return (
    <>
      <ul className={size === "small" ? css.small : css.rows} aria-label={label}>
        {photos.map((photo, index) => (
          <li
            key={photo.number}
            id={`${anchor}-${photo.number}`}
            className={css.item}
            style={ratioStyle(photo.source)}
          >
            <a
              className={css.frame}
              href={photo.source.src}
              aria-label={fill(openLabel, { n: photo.number })}
              onClick={(event) => openInViewer(event, index)}
            >
              <span className={css.zoom}>
                <Photo
                  source={photo.source}
                  alt={fill(photoAlt, { n: photo.number })}
                  sizes={sizesOf(photo, size)}
                  failedText={texts.photos.failed}
                  eager={index < eagerCount}
                />
              </span>
            </a>
          </li>
        ))}
        {children}
      </ul>
      {opened !== null && (
        <LazyPhotoViewer
          photos={photos}
          photoAlt={photoAlt}
          index={opened}
          onView={turn}
          onClose={close}
        />
      )}
    </>
  );
}
