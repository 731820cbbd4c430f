import { PaperIcon } from "../../ui/paper-icon/paper-icon";
import type { PhotoSource } from "../../ui/photo/photo-source";
import * as css from "./preview.module.css";

interface PreviewProps {
  /** Names in `static/icons/paper.svg`. */
  readonly icons: readonly string[];
  readonly photos: readonly PhotoSource[];
}

const shownPhotos = 3;

/** What a closed section holds: some of its photos, else the drawings of its parts, each once. Decorative. */
export function Preview({ icons, photos }: PreviewProps) {
  if (photos.length > 0) {
    const step = Math.max(1, Math.floor(photos.length / shownPhotos));
    const some = photos.filter((_, index) => index % step === 0).slice(0, shownPhotos);
    return (
      <span className={css.photos}>
        {some.map(({ width, height, srcSet }, index) => (
          <img
            key={index}
            width={width}
            height={height}
            alt=""
            loading="lazy"
            src={srcSet.split(" ")[0]}
          />
        ))}
      </span>
    );
  }
  return (
    <span className={css.icons}>
      {[...new Set(icons)].map((name) => (
        <PaperIcon key={name} className={css.icon} name={name} />
      ))}
    </span>
  );
}
