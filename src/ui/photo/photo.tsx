import { useEffect, useRef, useState } from "react";
import { Moon } from "../moon/moon";
import * as css from "./photo.module.css";
import type { PhotoSource } from "./photo-source";

const waiting = css.waiting ?? "";

interface PhotoProps {
  readonly source: PhotoSource;
  readonly alt: string;
  /** How wide the photo is shown, as the `sizes` attribute: for browsers that cannot measure it. */
  readonly sizes: string;
  /** Stands in the photo's place when it cannot be loaded. */
  readonly failedText: string;
  /** In the first view: loaded at once and ahead of other photos. */
  readonly eager?: boolean;
  /** CSS object-position. */
  readonly focus?: string;
}

/**
 * A photo that fades in once loaded (specification, section 2). The fade starts only where script
 * runs and the photo is not there yet, so nothing is hidden without JavaScript. It changes the class
 * in the document: as React's state, it would render every photo of a page a second time at once.
 *
 * A plain `<img>` of the files of gatsby-plugin-image: its own component costs 62 kB of script a
 * page and 2 kB of HTML a photo, and hides photos under a strict Content-Security-Policy.
 */
export function Photo({ source, alt, sizes, failedText, eager = false, focus }: PhotoProps) {
  const ref = useRef<HTMLImageElement>(null);
  const [isFailed, setFailed] = useState(false);

  useEffect(() => {
    const image = ref.current;
    if (!image) return;
    if (image.complete) setFailed(image.naturalWidth === 0 && Boolean(image.currentSrc));
    else if (!eager) image.classList.add(waiting);
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
      className={css.photo}
      src={source.src}
      srcSet={source.srcSet}
      sizes={eager ? sizes : `auto, ${sizes}`}
      width={source.width}
      height={source.height}
      alt={alt}
      decoding="async"
      loading={eager ? "eager" : "lazy"}
      {...(eager && { fetchpriority: "high" })}
      {...(focus && { style: { objectPosition: focus } })}
      onLoad={(event) => event.currentTarget.classList.remove(waiting)}
      onError={() => setFailed(true)}
    />
  );
}
