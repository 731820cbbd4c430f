import { useEffect, useRef, useState } from "react";
import { Moon } from "../moon/moon";
import * as css from "./photo.module.css";
import type { PhotoSource } from "./photo-source";

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

type State = "shown" | "waiting" | "failed";

/**
 * A photo that fades in once loaded (specification, section 2). The fade starts only where script
 * runs and the photo is not there yet, so nothing is hidden without JavaScript. A plain `<img>` of
 * the files of gatsby-plugin-image: its own component costs 62 kB of script a page and 2 kB of
 * HTML a photo, and hides photos under a strict Content-Security-Policy.
 */
export function Photo({ source, alt, sizes, failedText, eager = false, focus }: PhotoProps) {
  const image = useRef<HTMLImageElement>(null);
  const [state, setState] = useState<State>("shown");

  useEffect(() => {
    const { complete = true, naturalWidth = 0 } = image.current ?? {};
    if (!complete) setState(eager ? "shown" : "waiting");
    else if (naturalWidth === 0 && image.current?.currentSrc) setState("failed");
  }, [eager]);

  if (state === "failed") {
    return (
      <span className={css.failed} role="img" aria-label={`${alt}. ${failedText}`}>
        <Moon className={css.moon} />
        <span>{failedText}</span>
      </span>
    );
  }
  return (
    <img
      ref={image}
      className={state === "waiting" ? css.waiting : css.photo}
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
      onLoad={() => setState("shown")}
      onError={() => setState("failed")}
    />
  );
}
