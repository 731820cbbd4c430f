import { useEffect, useRef, useState } from "react";
import { Moon } from "../moon/moon";
import * as css from "./photo.module.css";
import type { PhotoFocus, PhotoSource } from "./photo-source";

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

/** A photo, or words in its place if it does not load. Why `src` comes last: docs/decisions/003. */
export function Photo({ source, alt, sizes, failedText, eager = false, focus }: PhotoProps) {
  const ref = useRef<HTMLImageElement>(null);
  const [isFailed, setFailed] = useState(false);

  useEffect(() => {
    const image = ref.current;
    if (!image) return;
    const isEmpty = image.complete && image.currentSrc !== "" && image.naturalWidth === 0;
    // A photo without layout, as in a closed section, may be there and have a natural width of 0. Its width is
    // read last, as it makes the browser lay out what it has left out.
    setFailed(isEmpty && image.clientWidth > 0);
    // Chromium keeps removed images that have `sizes="auto"` and `srcset`, and the page around them.
    return () => {
      if (!eager) image.removeAttribute("srcset");
    };
  }, [eager]);

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
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      {...(eager && { fetchpriority: "high" })}
      {...(focus && { style: { objectPosition: `${focus.x}% ${focus.y}%` } })}
      width={source.width}
      height={source.height}
      alt={alt}
      {...(source.srcSet && { sizes: eager ? sizes : `auto, ${sizes}`, srcSet: source.srcSet })}
      src={source.src}
      onError={() => setFailed(true)}
    />
  );
}
