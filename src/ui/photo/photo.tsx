import { useEffect, useRef, useState } from "react";
import { Moon } from "../moon/moon";
import * as css from "./photo.module.css";
import type { PhotoFocus, PhotoSource } from "./photo-source";

const waiting = css.waiting ?? "";
const prompt = css.prompt ?? "";

/** A photo that loads within this time, in ms, appears without a fade. */
const promptMs = 200;

interface PhotoProps {
  readonly source: PhotoSource;
  readonly alt: string;
  /** The `sizes` attribute. A lazy photo uses it only if the browser does not know `sizes="auto"`. */
  readonly sizes?: string | undefined;
  /** Shown instead of a photo that does not load. */
  readonly failedText: string;
  /** For a photo above the fold: loaded at once and with high priority. */
  readonly eager?: boolean;
  /** The middle by default. */
  readonly focus?: PhotoFocus | null | undefined;
}

/** A photo that fades in once loaded, unless that is quick. Why `src` comes last: docs/decisions/003. */
export function Photo({ source, alt, sizes, failedText, eager = false, focus }: PhotoProps) {
  const ref = useRef<HTMLImageElement>(null);
  const waitingSince = useRef(0);
  const [isFailed, setFailed] = useState(false);

  useEffect(() => {
    const image = ref.current;
    if (!image) return;
    // A photo without layout, as in a closed section, may be there and have a natural width of 0.
    const { complete, naturalWidth, clientWidth, currentSrc } = image;
    if (complete) setFailed(naturalWidth === 0 && clientWidth > 0 && Boolean(currentSrc));
    else if (!eager) {
      waitingSince.current = performance.now();
      image.classList.add(waiting);
    }
    // Chromium keeps removed images that have `sizes="auto"` and `srcset`, and the page around them.
    return () => {
      if (!eager) image.removeAttribute("srcset");
    };
  }, [eager]);

  const appear = (image: HTMLImageElement) => {
    image.classList.toggle(prompt, performance.now() - waitingSince.current <= promptMs);
    image.classList.remove(waiting);
  };

  if (isFailed) {
    return (
      <span className={css.failed} role="img" aria-label={`${alt}. ${failedText}`}>
        <Moon className={css.moon} />
        <span>{failedText}</span>
      </span>
    );
  }
  return (
    <img
      ref={ref}
      className={css.photo}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      {...(eager && { fetchpriority: "high" })}
      {...(focus && { style: { objectPosition: `${focus.x}% ${focus.y}%` } })}
      width={source.width}
      height={source.height}
      alt={alt}
      {...(source.srcSet && { sizes: eager ? sizes : `auto, ${sizes}`, srcSet: source.srcSet })}
      src={source.src}
      onLoad={(event) => appear(event.currentTarget)}
      onError={() => setFailed(true)}
    />
  );
}
