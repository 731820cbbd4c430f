import "../../styles/every-page";
import "yet-another-react-lightbox/styles.css";
import { useState } from "react";
import Lightbox, { type SlideImage } from "yet-another-react-lightbox";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import { fill } from "../../content/fill-placeholders";
import { Icon } from "../../ui/icon/icon";
import type { NumberedPhoto } from "../../ui/photo/numbered-photo";
import { useSite } from "../site-context";
import type { AllPhotos } from "./all-photos";
import { FailedPhoto } from "./failed-photo";
import { OtherPageButton } from "./other-page-button";
import * as css from "./photo-viewer.module.css";

export interface PhotoViewerProps {
  readonly photos: readonly NumberedPhoto[];
  /** Alternative text, with `{n}` for the photo's number. */
  readonly photoAlt: string;
  /** Index of the photo shown. */
  readonly index: number;
  /** Prefix of the photos' hashes: `slika` for `#slika-7`. */
  readonly anchor: string;
  /** Given if other pages show more photos of the same list. */
  readonly all: AllPhotos | undefined;
  /** Called with the index of another photo when the visitor turns to it. */
  readonly onView: (index: number) => void;
  readonly onClose: () => void;
}

function slideOf({ number, source }: NumberedPhoto, photoAlt: string): SlideImage {
  const ratio = source.height / source.width;
  const srcSet = source.srcSet.split(",").map((entry) => {
    const [src = "", width = ""] = entry.split(" ");
    const widthPx = Number.parseInt(width, 10);
    return { src, width: widthPx, height: Math.round(widthPx * ratio) };
  });
  const { src, width, height } = source;
  return { src, srcSet, width, height, alt: fill(photoAlt, { n: number }) };
}

function Caption({ photo, total }: { readonly photo: NumberedPhoto; readonly total: number }) {
  const { counter } = useSite().texts.photos;
  return (
    <p className={css.caption}>
      <span className={css.counter}>{fill(counter, { n: photo.number, total })}</span>
      <span className={css.title}>{photo.title}</span>
    </p>
  );
}

/**
 * Shows one photo at a time on the whole screen, with swipe, arrow keys, pinch zoom and Escape. It
 * wraps around at the ends, or leads to the next page if other pages have more photos.
 */
export function PhotoViewer(props: PhotoViewerProps) {
  const { photos, photoAlt, index, anchor, all, onView, onClose } = props;
  const { photos: texts } = useSite().texts;
  const [attempt, setAttempt] = useState(0);
  const photo = photos[index];
  const total = all?.total ?? photos.length;
  const hasOtherPages = total > photos.length;

  /** The button at index `end`, which leads to photo `number` on another page. */
  const otherPage = (end: number, number: number, side: "prev" | "next") =>
    hasOtherPages && index === end && all && number >= 1 && number <= total
      ? () => <OtherPageButton to={`${all.routeOf(number)}#${anchor}-${number}`} side={side} />
      : undefined;

  return (
    <Lightbox
      key={attempt}
      open
      close={onClose}
      index={index}
      slides={photos.map((entry) => slideOf(entry, photoAlt))}
      on={{ view: (view) => view.index !== index && onView(view.index) }}
      plugins={[Zoom]}
      className={`${css.viewer} night`}
      carousel={{ padding: 0, preload: 1, finite: hasOtherPages }}
      controller={{ closeOnPullDown: true }}
      labels={{
        Lightbox: texts.viewer,
        "Photo gallery": texts.viewer,
        Carousel: texts.viewer,
        Slide: texts.photo,
        "{index} of {total}": fill(texts.counter, { n: "{index}", total: "{total}" }),
        Previous: texts.previous,
        Next: texts.next,
        Close: texts.close,
      }}
      render={{
        controls: () => photo && <Caption photo={photo} total={total} />,
        iconPrev: () => <Icon name="chevron" className={css.previous} />,
        iconNext: () => <Icon name="chevron" className={css.next} />,
        iconClose: () => <Icon name="close" />,
        iconLoading: () => <p className={css.message}>{texts.loading}</p>,
        iconError: () => <FailedPhoto onRetry={() => setAttempt(attempt + 1)} />,
        buttonZoom: () => null,
        buttonPrev: otherPage(0, (photo?.number ?? 0) - 1, "prev"),
        buttonNext: otherPage(photos.length - 1, (photo?.number ?? 0) + 1, "next"),
      }}
    />
  );
}
