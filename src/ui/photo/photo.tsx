import { useEffect, useRef, useState } from "react";
import { Moon } from "../moon/moon";
import * as css from "./photo.module.css";
import type { PhotoFocus, PhotoSource } from "./photo-source";

const waiting = css.waiting ?? "";
const prompt = css.prompt ?? "";

/** A photo that is there within this time, in ms, comes with what is around it and does not fade. */
const promptMs = 200;

interface PhotoProps {
  readonly source: PhotoSource;
  readonly alt: string;
  /** How wide the photo is shown, as the `sizes` attribute: for browsers that cannot measure it. */
  readonly sizes: string;
  /** Stands in the photo's place when it cannot be loaded. */
  readonly failedText: string;
  /** In the first view: loaded at once and ahead of other photos. */
  readonly eager?: boolean;
  /** Without it, the middle. */
  readonly focus?: PhotoFocus | null | undefined;
}

/**
 * A photo that fades in once loaded (specification, section 2). The fade starts only where script
 * runs and the photo is not there yet, so nothing is hidden without JavaScript. It changes the class
 * in the document: as React's state, it would render every photo of a page a second time at once.
 * One that is quick does not fade: each fade's end wakes the main thread for four frames.
 *
 * A plain `<img>` of the files of gatsby-plugin-image: its own component costs 62 kB of script a
 * page and 2 kB of HTML a photo, and hides photos under a strict Content-Security-Policy.
 *
 * `src` stands last, `srcSet` before it: React 18 sets attributes in this order, and WebKit asks for
 * a file as soon as it has an address (react/react#30340). With `src` first, an iPhone that came to
 * the gallery by a link loaded all 29 photos, most of them two or three times.
 */
export function Photo({ source, alt, sizes, failedText, eager = false, focus }: PhotoProps) {
  const ref = useRef<HTMLImageElement>(null);
  const waitsSince = useRef(0);
  const [isFailed, setFailed] = useState(false);

  useEffect(() => {
    const image = ref.current;
    if (!image) return;
    if (image.complete) setFailed(image.naturalWidth === 0 && Boolean(image.currentSrc));
    else if (!eager) {
      waitsSince.current = performance.now();
      image.classList.add(waiting);
    }
  }, [eager]);

  const appear = (image: HTMLImageElement) => {
    image.classList.toggle(prompt, performance.now() - waitsSince.current <= promptMs);
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
      sizes={eager ? sizes : `auto, ${sizes}`}
      srcSet={source.srcSet}
      src={source.src}
      onLoad={(event) => appear(event.currentTarget)}
      onError={() => setFailed(true)}
    />
  );
}
