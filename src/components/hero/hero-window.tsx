import { breakpoints } from "../../site";
import { Photo } from "../../ui/photo/photo";
import type { PhotoFocus, PhotoSource } from "../../ui/photo/photo-source";
import { firstViewSizes } from "../../ui/photo/sizes";
import { useSite } from "../site-context";
import * as css from "./hero-window.module.css";

interface HeroWindowProps {
  readonly photo: PhotoSource;
  readonly alt: string;
  readonly focus: PhotoFocus | null | undefined;
}

/** The `sizes` of a square that crops the photo; below the desktop, of an oval as high as there is room. */
function pictureSizes({ width, height }: PhotoSource): string {
  const share = (ofWindow: number) => {
    const cover = ofWindow * Math.max(1, width / height);
    return (length: number, unit: string) => `${(cover * length).toFixed(1)}${unit}`;
  };
  const wide = share(0.704);
  const narrow = share(0.776);
  return firstViewSizes([
    { from: breakpoints.desktop, width: `min(${wide(41.6, "vw")}, ${wide(37.5, "rem")})` },
    {
      from: 0,
      width: `clamp(${narrow(10, "rem")}, ${narrow(100, "svh")} - ${narrow(28.7, "rem")}, min(${narrow(105, "vw")} - ${narrow(10.8, "rem")}, ${narrow(33.6, "rem")}))`,
    },
  ]);
}

/** A photo behind four layered sheets of paper. */
export function HeroWindow({ photo, alt, focus }: HeroWindowProps) {
  const { texts } = useSite();
  return (
    <div className={css.window} data-scene="window">
      <i />
      <i />
      <i />
      <i />
      <div className={css.picture}>
        <Photo
          source={photo}
          alt={alt}
          sizes={pictureSizes(photo)}
          failedText={texts.photos.failed}
          focus={focus}
          eager
        />
      </div>
    </div>
  );
}
