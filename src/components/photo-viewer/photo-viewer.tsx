import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { fill } from "../../content/fill";
import { buttonClass } from "../../ui/button/button";
import { Icon } from "../../ui/icon/icon";
import { Moon } from "../../ui/moon/moon";
import type { NumberedPhoto } from "../../ui/photo/numbered-photo";
import { useSite } from "../site-context";
import * as css from "./photo-viewer.module.css";
import { useSwipe } from "./use-swipe";

export interface PhotoViewerProps {
  readonly photos: readonly NumberedPhoto[];
  /** Alternative text, with `{n}` for the photo's number. */
  readonly photoAlt: string;
  /** Index of the photo shown first. */
  readonly start: number;
  readonly onClose: () => void;
}

interface PictureProps {
  readonly photo: NumberedPhoto;
  readonly alt: string;
}

function Picture({ photo, alt }: PictureProps) {
  const { texts } = useSite();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  if (failed) {
    return (
      <div className={css.failed} role="alert">
        <Moon className={css.moon} />
        <p>{texts.photos.failedInViewer}</p>
        <button type="button" className={buttonClass({ variant: "secondary" })} onClick={retry}>
          {texts.photos.retry}
        </button>
      </div>
    );
  }
  return (
    <img
      key={attempt}
      src={photo.source.src}
      srcSet={photo.source.srcSet}
      sizes="100vw"
      width={photo.source.width}
      height={photo.source.height}
      alt={alt}
      onError={() => setFailed(true)}
    />
  );
}

/** One photo at a time over the whole screen: arrows, swipe and Escape; focus goes back where it was. */
export function PhotoViewer({ photos, photoAlt, start, onClose }: PhotoViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(start);
  const { texts } = useSite();
  const photo = photos[index];

  useEffect(() => dialog.current?.showModal(), []);

  const move = (step: number) => setIndex((index + step + photos.length) % photos.length);
  const swipe = useSwipe(move);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "ArrowRight") move(1);
    if (key === "ArrowLeft") move(-1);
    if (key === "Home") setIndex(0);
    if (key === "End") setIndex(photos.length - 1);
  };

  if (!photo) return null;
  return (
    <dialog
      ref={dialog}
      className={`${css.viewer} night`}
      aria-label={texts.photos.viewer}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className={css.top}>
        <p className={css.caption} aria-live="polite">
          <span className={css.counter}>
            {fill(texts.photos.counter, { n: photo.number, total: photos.length })}
          </span>
          <span className={css.title}>{photo.title}</span>
        </p>
        <button
          type="button"
          className={css.round}
          aria-label={texts.photos.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className={css.stage} {...swipe}>
        <div className={css.picture}>
          <Picture key={photo.number} photo={photo} alt={fill(photoAlt, { n: photo.number })} />
        </div>
      </div>
      <div className={css.moves}>
        <button
          type="button"
          className={css.round}
          aria-label={texts.photos.previous}
          onClick={() => move(-1)}
        >
          <Icon name="chevron" className={css.previous} />
        </button>
        <button
          type="button"
          className={css.round}
          aria-label={texts.photos.next}
          onClick={() => move(1)}
        >
          <Icon name="chevron" className={css.next} />
        </button>
      </div>
    </dialog>
  );
}
