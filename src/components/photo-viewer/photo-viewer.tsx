import "../../styles/every-page";
import "yet-another-react-lightbox/styles.css";
import { navigate } from "gatsby";
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import Lightbox, {
  type ControllerRef,
  type SlideImage,
  useController,
  useLightboxState,
} from "yet-another-react-lightbox";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import { fill } from "../../content/fill-placeholders";
import { getButtonClass } from "../../ui/button/button";
import { Icon } from "../../ui/icon/icon";
import {
  getPhotoId,
  getRatioStyle,
  type NumberedPhoto,
  type PhotoSeries,
} from "../../ui/photo/numbered-photo";
import { parseSrcSet } from "../../ui/photo/photo-source";
import { Moon } from "../../ui/sky/moon";
import { useSite } from "../site-context";
import * as css from "./photo-viewer.module.css";

export interface PhotoViewerProps extends PhotoSeries {
  readonly index: number;
  /** Whether the viewer has to close, because the visitor went back. */
  readonly isClosing: boolean;
  /** Return the address of a file to show until the photo has loaded, if there is one. */
  readonly getPlaceholder: (photo: NumberedPhoto) => string | undefined;
  /** Called with the index of another photo when the visitor turns to it. */
  readonly onView: (index: number) => void;
  readonly onClose: () => void;
}

function createSlide({ position, source }: NumberedPhoto, photoAlt: string): SlideImage {
  const { src, width, height } = source;
  const srcSet = parseSrcSet(source).map((file) => ({
    ...file,
    height: Math.round((file.width * height) / width),
  }));
  return { src, srcSet, width, height, alt: fill(photoAlt, position) };
}

/** Render one photo on the whole screen, with swipe, keys and pinch zoom. Its arrows may lead to the next page. */
export function PhotoViewer(props: PhotoViewerProps) {
  const { photos, photoAlt, index, isClosing, anchor, getRoute } = props;
  const { getPlaceholder, onView, onClose } = props;
  const { photos: texts } = useSite().texts;
  const [attempt, setAttempt] = useState(0);
  const controller = useRef<ControllerRef>(null);
  const slides = useMemo(
    () => photos.map((photo) => createSlide(photo, photoAlt)),
    [photos, photoAlt],
  );
  const total = photos[0]?.position.total ?? 0;
  const hasOtherPages = total > photos.length;

  useEffect(() => {
    if (isClosing) controller.current?.close();
  }, [isClosing]);

  /** At either end of a page, the button leads to the next photo on another page. */
  const renderTurnButton = (side: "prev" | "next") => () => {
    const [end, step] = side === "prev" ? [0, -1] : [photos.length - 1, 1];
    const number = (((photos[end]?.number ?? 0) + step + total - 1) % total) + 1;
    const turn = () =>
      getRoute && navigate(`${getRoute(number)}#${getPhotoId(anchor, number)}`, { replace: true });
    return total > 1 && <TurnButton side={side} end={hasOtherPages ? end : -1} onEnd={turn} />;
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
      // About the size of the mount, so that the library selects files and limits panning well.
      carousel={{ padding: "5%", spacing: "5%", preload: 1, finite: hasOtherPages }}
      controller={{ closeOnPullDown: true, ref: controller }}
      labels={{
        Lightbox: texts.viewer,
        "Photo gallery": texts.viewer,
        Carousel: texts.viewer,
        Slide: texts.photo,
        // Empty: the library counts the photos of this page only, and the caption has the position in the list.
        "{index} of {total}": "",
        Close: texts.close,
      }}
      render={{
        slideContainer: ({ slide, children }) => {
          const photo = photos[slides.indexOf(slide)];
          return (
            photo && (
              <Mount photo={photo} placeholder={getPlaceholder(photo)}>
                {children}
              </Mount>
            )
          );
        },
        buttonPrev: renderTurnButton("prev"),
        buttonNext: renderTurnButton("next"),
        iconClose: () => <Icon name="close" />,
        iconLoading: () => <p className={css.message}>{texts.loading}</p>,
        iconError: () => (
          <div className={css.message} role="alert">
            <Moon className={css.moon} />
            <p>{texts.failedInViewer}</p>
            <button
              type="button"
              className={getButtonClass({ variant: "secondary" })}
              onClick={() => setAttempt(attempt + 1)}
            >
              {texts.retry}
            </button>
          </div>
        ),
        buttonZoom: () => null,
      }}
    />
  );
}

interface MountProps {
  readonly photo: NumberedPhoto;
  readonly placeholder: string | undefined;
  readonly children: ReactNode;
}

/** Render a paper mount around a photo, with its caption. */
function Mount({ photo, placeholder, children }: MountProps) {
  const { counter } = useSite().texts.photos;
  return (
    <figure className={`${css.mount} paper`} style={getRatioStyle(photo.source)}>
      <div
        className={css.photo}
        style={{ backgroundImage: placeholder && `url("${placeholder}")` }}
      >
        {children}
      </div>
      <figcaption className={css.caption}>
        <span className={css.title}>{photo.title}</span>
        <span className={css.counter}>{fill(counter, photo.position)}</span>
      </figcaption>
    </figure>
  );
}

interface TurnButtonProps {
  readonly side: "prev" | "next";
  /** Index of the last photo in this direction; -1 if there is none, because photos repeat in a circle. */
  readonly end: number;
  /** Called when the visitor turns further than that, also with the arrow key. */
  readonly onEnd: () => void;
}

const keys = { prev: "ArrowLeft", next: "ArrowRight" } as const;
const iconClasses = { prev: css.previous, next: css.next };

/** Render an arrow of the viewer. */
function TurnButton({ side, end, onEnd }: TurnButtonProps) {
  const { previous, next } = useSite().texts.photos;
  const controller = useController();
  // The library's own state, because the page's state follows some frames later.
  const isAtEnd = useLightboxState().currentIndex === end;

  useLayoutEffect(() => {
    if (!isAtEnd) return;
    const turn = (event: KeyboardEvent) => {
      if (event.key !== keys[side]) return;
      event.stopPropagation();
      onEnd();
    };
    // Captured before the viewer handles the key itself.
    document.addEventListener("keydown", turn, { capture: true });
    return () => document.removeEventListener("keydown", turn, { capture: true });
  }, [isAtEnd, onEnd, side]);

  return (
    <button
      type="button"
      className={`yarl__button yarl__navigation_${side}`}
      aria-label={side === "prev" ? previous : next}
      onClick={() => (isAtEnd ? onEnd() : controller[side]())}
    >
      <Icon name="chevron" className={iconClasses[side]} />
    </button>
  );
}
