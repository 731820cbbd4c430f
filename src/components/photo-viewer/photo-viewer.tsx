import { withPrefix } from "gatsby";
import { useState } from "react";
import Lightbox, { type SlideImage } from "yet-another-react-lightbox";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import { fill } from "../../content/fill";
import { vendorStyles } from "../../site";
import { Icon } from "../../ui/icon/icon";
import { loadStylesheet } from "../../ui/load-stylesheet";
import type { NumberedPhoto } from "../../ui/photo/numbered-photo";
import { useSite } from "../site-context";
import { FailedPhoto } from "./failed-photo";
import * as css from "./photo-viewer.module.css";

export interface PhotoViewerProps {
  readonly photos: readonly NumberedPhoto[];
  /** Alternative text, with `{n}` for the photo's number. */
  readonly photoAlt: string;
  /** Index of the photo shown. */
  readonly index: number;
  /** Told when another photo is shown. */
  readonly onView: (index: number) => void;
  readonly onClose: () => void;
}

/** Resolves when the viewer may be drawn. */
export function ready(): Promise<void> {
  return loadStylesheet(withPrefix(vendorStyles.lightbox));
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

/** One photo at a time over the whole screen: swipe, arrow keys, pinch and Escape. */
export function PhotoViewer({ photos, photoAlt, index, onView, onClose }: PhotoViewerProps) {
  const { photos: texts } = useSite().texts;
  const [attempt, setAttempt] = useState(0);
  const photo = photos[index];
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
      carousel={{ padding: 0, preload: 1 }}
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
        controls: () => photo && <Caption photo={photo} total={photos.length} />,
        iconPrev: () => <Icon name="chevron" className={css.previous} />,
        iconNext: () => <Icon name="chevron" className={css.next} />,
        iconClose: () => <Icon name="close" />,
        iconLoading: () => <p className={css.message}>{texts.loading}</p>,
        iconError: () => <FailedPhoto onRetry={() => setAttempt(attempt + 1)} />,
        buttonZoom: () => null,
      }}
    />
  );
}
