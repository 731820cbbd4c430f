import { useEffect, useRef, useState } from "react";
import { Moon } from "../../ui/sky/moon";
import { useSharedContent } from "../use-shared-content";
import * as css from "./photo.module.css";
import type { FocalPoint, PhotoSource } from "./photo-source";

export interface PhotoProps {
  readonly source: PhotoSource;
  readonly alt: string;
  /** For a lazy photo only browsers without `sizes="auto"` use it. */
  readonly sizes?: string;
  /** Load a photo in the first view at once and with high priority. */
  readonly eager?: boolean;
  readonly focus?: FocalPoint | null;
}

/** Fade in a photo that has just loaded (specification, section 2), unless motion is reduced. */
function fadeIn(photo: Element): void {
  if (!matchMedia("(prefers-reduced-motion)").matches) photo.animate({ opacity: [0, 1] }, 400);
}

/** Render a photo, or the site's text if the photo fails to load. Why `src` comes last: docs/decisions/003. */
export function Photo(props: PhotoProps) {
  const { source, alt, sizes = "100vw", eager = false, focus } = props;
  const failedText = useSharedContent().texts.photos.failed;
  const ref = useRef<HTMLImageElement>(null);
  const [failedSrc, setFailedSrc] = useState<string>();
  /** Whether the first file has loaded: a larger one, for a wider viewport, must not fade in. */
  const isLoaded = useRef(false);

  useEffect(() => {
    const image = ref.current;
    if (!image) return;
    isLoaded.current = image.complete && image.currentSrc !== "";
    const hasFailed = image.complete && image.currentSrc !== "" && image.naturalWidth === 0;
    // A photo without layout, such as in a closed section, may have loaded with a natural width of 0. `clientWidth` is
    // read last, because it forces a layout.
    if (hasFailed && image.clientWidth > 0) setFailedSrc(image.getAttribute("src") ?? "");
    // Chromium leaks removed images with `sizes="auto"` and `srcset`, and with them the page around them.
    return () => {
      if (!eager) image.removeAttribute("srcset");
    };
  }, [eager]);

  if (failedSrc === source.src) {
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
      onLoad={({ currentTarget }) => {
        if (!isLoaded.current) fadeIn(currentTarget);
        isLoaded.current = true;
      }}
      onError={() => setFailedSrc(source.src)}
    />
  );
}
