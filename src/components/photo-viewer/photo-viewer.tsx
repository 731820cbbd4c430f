import "../../styles/every-page";
import "yet-another-react-lightbox/styles.css";
import { navigate } from "gatsby";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import Lightbox, { type ControllerRef, type SlideImage } from "yet-another-react-lightbox";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import { fill } from "../../content/fill-placeholders";
import { buttonClass } from "../../ui/button/button";
import { Icon } from "../../ui/icon/icon";
import { Moon } from "../../ui/moon/moon";
import { type NumberedPhoto, type PhotoSeries, ratioStyle } from "../../ui/photo/numbered-photo";
import { filesOf } from "../../ui/photo/photo-source";
import { useSite } from "../site-context";
import * as css from "./photo-viewer.module.css";
import { TurnButton } from "./turn-button";

export interface PhotoViewerProps extends PhotoSeries {
  readonly index: number;
  /** The visitor has gone back: the viewer closes. */
  readonly isLeaving: boolean;
  /** Called with the index of another photo when the visitor turns to it. */
  readonly onView: (index: number) => void;
  /** Called when it has closed. */
  readonly onClose: () => void;
}

function slideOf({ place, source }: NumberedPhoto, photoAlt: string): SlideImage {
  const ratio = source.height / source.width;
  const srcSet = filesOf(source).map((file) => ({
    ...file,
    height: Math.round(file.width * ratio),
  }));
  const { src, width, height } = source;
  return { src, srcSet, width, height, alt: fill(photoAlt, place) };
}

/** One photo on the whole screen, with swipe, keys and pinch zoom; its arrows may lead to the next page. */
export function PhotoViewer(props: PhotoViewerProps) {
  const { photos, photoAlt, index, isLeaving, anchor, routeOf, onView, onClose } = props;
  const { photos: texts } = useSite().texts;
  const [attempt, setAttempt] = useState(0);
  const library = useRef<ControllerRef>(null);
  const slides = useMemo(() => photos.map((entry) => slideOf(entry, photoAlt)), [photos, photoAlt]);
  const total = photos[0]?.place.total ?? 0;
  /** Whether other pages have more photos. */
  const isPart = total > photos.length;

  useEffect(() => {
    if (isLeaving) library.current?.close();
  }, [isLeaving]);

  /** At the end of a page it leads to the photo of another one. */
  const turnButton = (side: "prev" | "next") => () => {
    const [end, step] = side === "prev" ? [0, -1] : [photos.length - 1, 1];
    const number = (((photos[end]?.number ?? 0) + step + total - 1) % total) + 1;
    const turn = () =>
      routeOf && navigate(`${routeOf(number)}#${anchor}-${number}`, { replace: true });
    return total > 1 && <TurnButton side={side} end={isPart ? end : -1} onEnd={turn} />;
  };

  return (
    <Lightbox
      key={attempt}
      open
      close={onClose}
      index={index}
      slides={slides}
      on={{ view: (view) => view.index !== index && onView(view.index) }}
      plugins={[Zoom]}
      className={`${css.viewer} night`}
      // About what the mount takes, so that the library selects files and limits panning well.
      carousel={{ padding: "5%", spacing: "5%", preload: 1, finite: isPart }}
      controller={{ closeOnPullDown: true, ref: library }}
      labels={{
        Lightbox: texts.viewer,
        "Photo gallery": texts.viewer,
        Carousel: texts.viewer,
        Slide: texts.photo,
        // The library counts the photos of this page; the caption tells each one's place in the list.
        "{index} of {total}": "",
        Close: texts.close,
      }}
      render={{
        slideContainer: ({ slide, children }) => {
          const entry = photos[slides.indexOf(slide)];
          return (
            entry && (
              <Mount photo={entry} tile={`${anchor}-${entry.number}`}>
                {children}
              </Mount>
            )
          );
        },
        buttonPrev: turnButton("prev"),
        buttonNext: turnButton("next"),
        iconClose: () => <Icon name="close" />,
        iconLoading: () => <p className={css.loading}>{texts.loading}</p>,
        iconError: () => <FailedPhoto onRetry={() => setAttempt(attempt + 1)} />,
        buttonZoom: () => null,
      }}
    />
  );
}

/** Shown instead of a photo that does not load, with a button to try again. */
function FailedPhoto({ onRetry }: { readonly onRetry: () => void }) {
  const { photos } = useSite().texts;
  return (
    <div className={css.message} role="alert">
      <Moon className={css.moon} />
      <p>{photos.failedInViewer}</p>
      <button type="button" className={buttonClass({ variant: "secondary" })} onClick={onRetry}>
        {photos.retry}
      </button>
    </div>
  );
}

interface MountProps {
  readonly photo: NumberedPhoto;
  /** Id of the photo's tile. Its file is shown until the larger one has loaded. */
  readonly tile: string;
  readonly children: ReactNode;
}

/** A paper mount around a photo, with its caption. */
function Mount({ photo, tile, children }: MountProps) {
  const { counter } = useSite().texts.photos;
  const image = document.querySelector<HTMLImageElement>(`[id="${tile}"] img`);
  const file = image?.complete && image.naturalWidth > 0 ? `url("${image.currentSrc}")` : undefined;
  return (
    <figure className={`${css.mount} paper`} style={ratioStyle(photo.source)}>
      <div className={css.photo} style={{ backgroundImage: file }}>
        {children}
      </div>
      <figcaption className={css.caption}>
        <span className={css.title}>{photo.title}</span>
        <span className={css.counter}>{fill(counter, photo.place)}</span>
      </figcaption>
    </figure>
  );
}
