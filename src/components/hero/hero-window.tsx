import { breakpoints } from "../../site";
import { Photo } from "../../ui/photo/photo";
import type { PhotoFocus, PhotoSource } from "../../ui/photo/photo-source";
import { firstViewSizes } from "../../ui/photo/sizes";
import { useSite } from "../site-context";
import * as css from "./hero-window.module.css";
import { House } from "./house";

interface HeroWindowProps {
  readonly photo: PhotoSource;
  readonly alt: string;
  readonly focus: PhotoFocus | null | undefined;
}

/** The `sizes` of an almost square window that crops the photo, as wide as the style sheet says. */
function pictureSizes({ width, height }: PhotoSource): string {
  const cover = 0.46 * Math.max(1, width / height);
  const share = (length: number, unit: string) => `${(cover * length).toFixed(1)}${unit}`;
  return firstViewSizes([
    { from: breakpoints.desktop, width: `min(${share(57, "vw")}, ${share(60, "rem")})` },
    { from: 0, width: `min(${share(104, "vw")}, ${share(34, "rem")})` },
  ]);
}

/** A house of paper; a photo is seen through its window. */
export function HeroWindow({ photo, alt, focus }: HeroWindowProps) {
  const { texts } = useSite();
  return (
    <div className={css.window} data-scene="house">
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
      <House />
    </div>
  );
}
