import type { AboutPage } from "../../content/kinds/pages";
import { breakpoints } from "../../site";
import { Photo } from "../../ui/photo/photo";
import type { PhotoSource } from "../../ui/photo/photo-source";
import { joinSizes } from "../../ui/photo/sizes";
import { Prose } from "../../ui/prose/prose";
import { useSite } from "../site-context";
import * as css from "./mission.module.css";

interface MissionProps extends Omit<AboutPage["mission"], "photo"> {
  /** Text as HTML. */
  readonly body: string;
  readonly photo: PhotoSource;
}

const sizes = joinSizes([
  { from: breakpoints.desktop, width: "610px" },
  { from: 0, width: "92vw" },
]);

/** The centre's mission beside a photo. */
export function Mission({ title, body, photo, photoAlt }: MissionProps) {
  const { photos } = useSite().texts;
  return (
    <div className={css.grid}>
      <div>
        <h2 className={css.title}>{title}</h2>
        <Prose className={css.body} html={body} />
      </div>
      <figure className={css.window}>
        <Photo source={photo} alt={photoAlt} sizes={sizes} failedText={photos.failed} />
      </figure>
    </div>
  );
}
