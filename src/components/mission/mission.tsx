import type { AboutPage } from "../../content/kinds/pages";
import { Photo } from "../../ui/photo/photo";
import type { PhotoSource } from "../../ui/photo/photo-source";
import { Prose } from "../../ui/prose/prose";
import { useSite } from "../site-context";
import * as css from "./mission.module.css";

interface MissionProps extends Omit<AboutPage["mission"], "photo"> {
  /** Text as HTML. */
  readonly body: string;
  readonly photo: PhotoSource;
}

/** What the centre believes in, beside a photo. */
export function Mission({ title, body, photo, photoAlt }: MissionProps) {
  const { photos } = useSite().texts;
  return (
    <div className={css.grid}>
      <div className={css.text}>
        <h2>{title}</h2>
        <Prose html={body} />
      </div>
      <figure className={css.window}>
        <Photo
          source={photo}
          alt={photoAlt}
          sizes="(min-width: 85rem) 677px, (min-width: 64rem) 50vw, 92vw"
          failedText={photos.failed}
        />
      </figure>
    </div>
  );
}
