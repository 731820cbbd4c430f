import "../../styles/shared-styles";
import "yet-another-react-lightbox/styles.css";
import { type ReactNode, useMemo, useState } from "react";
import Lightbox, { type SlideImage } from "yet-another-react-lightbox";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import { fill } from "../../content/fill-placeholders";
import { getButtonClass } from "../../ui/button/button";
import { Icon } from "../../ui/icon/icon";
import { Moon } from "../../ui/sky/moon";
import {
  getPhotoId,
  getRatioStyle,
  type NumberedPhoto,
  type PhotoSeries,
} from "../photo/numbered-photo";
import { parseSrcSet } from "../photo/photo-source";
import { useSharedContent } from "../use-shared-content";
import * as css from "./photo-viewer.module.css";

interface PhotoViewerProps extends PhotoSeries {
  readonly index: number;
  /** Called with the index of another photo when the visitor turns to it. */
  readonly onView: (index: number) => void;
  readonly onClose: () => void;
}

function createSlide({ counter, source }: NumberedPhoto, photoAlt: string): SlideImage {
  const { src, width, height } = source;
  const srcSet = parseSrcSet(source).map((file) => ({
    ...file,
    height: Math.round((file.width * height) / width),
  }));
  return { src, srcSet, width, height, alt: fill(photoAlt, counter) };
}

/** Return the URL of the file that a tile of the grid shows, or undefined until it has loaded. */
function getTileFile(tileId: string): string | undefined {
  const image = document.querySelector<HTMLImageElement>(`[id="${tileId}"] img`);
  return image?.complete && image.naturalWidth > 0 ? image.currentSrc : undefined;
}

/** Render one photo at a time on the whole screen, with swipe, keys and pinch zoom. */
export function PhotoViewer(props: PhotoViewerProps) {
  const { photos, photoAlt, idPrefix, index, onView, onClose } = props;
  const { photos: texts } = useSharedContent().texts;
  const [attempt, setAttempt] = useState(0);
  const slides = useMemo(
    () => photos.map((photo) => createSlide(photo, photoAlt)),
    [photos, photoAlt],
  );
  // The viewer does not wrap around at the ends of one page of a large gallery, nor with a single photo.
  const isFiniteList = photos.length < (photos[0]?.counter.total ?? 0) || photos.length === 1;

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
      // Approximates the mount's padding, from which the library derives the choice of files and the limits of panning.
      carousel={{ padding: "5%", spacing: "5%", preload: 1, finite: isFiniteList }}
      controller={{ closeOnPullDown: true }}
      labels={{
        Lightbox: texts.viewer,
        "Photo gallery": texts.viewer,
        Carousel: texts.viewer,
        Slide: texts.photo,
        // Empty, because the library counts only the photos of this page. The caption has the position in the list.
        "{index} of {total}": "",
        Close: texts.close,
        Previous: texts.previous,
        Next: texts.next,
      }}
      render={{
        slideContainer: ({ slide, children }) => {
          const photo = photos[slides.indexOf(slide)];
          return (
            photo && (
              <Mount photo={photo} placeholder={getTileFile(getPhotoId(idPrefix, photo.number))}>
                {children}
              </Mount>
            )
          );
        },
        iconPrev: () => <Icon name="chevron" className={css.previous} />,
        iconNext: () => <Icon name="chevron" className={css.next} />,
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
  /** URL of a file to show until the photo has loaded. */
  readonly placeholder: string | undefined;
  readonly children: ReactNode;
}

function Mount({ photo, placeholder, children }: MountProps) {
  const { counter } = useSharedContent().texts.photos;
  return (
    <figure className={`${css.mount} on-paper`} style={getRatioStyle(photo.source)}>
      <div
        className={css.photo}
        style={{ backgroundImage: placeholder && `url("${placeholder}")` }}
      >
        {children}
      </div>
      <figcaption className={css.caption}>
        <span className={css.title}>{photo.title}</span>
        <span className={css.counter}>{fill(counter, photo.counter)}</span>
      </figcaption>
    </figure>
  );
}
