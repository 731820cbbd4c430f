import { type MouseEvent, type ReactNode, useState } from "react";
import { fill } from "../../content/fill";
import { type NumberedPhoto, ratioStyle } from "../../ui/photo/numbered-photo";
import { Photo } from "../../ui/photo/photo";
import { LazyPhotoViewer } from "../photo-viewer/lazy-photo-viewer";
import { useSite } from "../site-context";
import * as css from "./photo-grid.module.css";

interface PhotoGridProps {
  /** Name of the list for screen readers. */
  readonly label: string;
  readonly photos: readonly NumberedPhoto[];
  /** Alternative text, with `{n}` for the photo's number. */
  readonly photoAlt: string;
  /** Name of the link that opens a photo, with `{n}`; it contains the alternative text. */
  readonly openLabel: string;
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
  const { label, photos, photoAlt, openLabel, size = "large", eagerCount = 0, children } = props;
  const { texts } = useSite();
  const [opened, setOpened] = useState<number | null>(null);

  const open = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpened(index);
  };

  return (
    <>
      <ul className={size === "small" ? css.small : css.rows} aria-label={label}>
        {photos.map((photo, index) => (
          <li key={photo.number} className={css.item} style={ratioStyle(photo.source)}>
            <a
              className={css.frame}
              href={photo.source.src}
              aria-label={fill(openLabel, { n: photo.number })}
              onClick={(event) => open(event, index)}
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
          start={opened}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
