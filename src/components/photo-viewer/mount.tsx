import type { ReactNode } from "react";
import { fill } from "../../content/fill-placeholders";
import { type NumberedPhoto, ratioStyle } from "../../ui/photo/numbered-photo";
import { useSite } from "../site-context";
import * as css from "./photo-viewer.module.css";

interface MountProps {
  readonly photo: NumberedPhoto;
  /** Id of the photo's tile. Its file is shown until the larger one has loaded. */
  readonly tile: string;
  readonly children: ReactNode;
}

/** A paper mount around a photo, with its caption. */
export function Mount({ photo, tile, children }: MountProps) {
  const { counter } = useSite().texts.photos;
  const image = document.querySelector<HTMLImageElement>(`[id="${tile}"] img`);
  const file = image?.complete && image.naturalWidth > 0 ? `url("${image.currentSrc}")` : undefined;
  return (
    <figure className={`${css.mount} paper`} style={ratioStyle(photo.source)}>
      <div className={css.photo} style={{ backgroundImage: file }}>
        {children}
      </div>
      <figcaption className={css.caption}>
        <span className={css.title}>{photo.title}</span>
        <span className={css.counter}>{fill(counter, photo.place)}</span>
      </figcaption>
    </figure>
  );
}
