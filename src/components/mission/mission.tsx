import type { AboutPage } from "../../content/kinds/pages";
import * as layout from "../../styles/layout.module.css";
import { Drawing } from "../../ui/drawing";
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

/** The centre's mission, and its house on a meadow, with a photo in the door. */
export function Mission({ title, body, photo, photoAlt }: MissionProps) {
  const { photos } = useSite().texts;
  return (
    <section className={css.mission} data-ground>
      <div className={layout.wrap}>
        <h2 className={`${layout.eyebrow} ${css.title}`}>{title}</h2>
        <Prose className={`${layout.lead} ${css.body}`} html={body} />
      </div>
      <div className={css.land} data-scene="land">
        <Drawing width={1440} height={856} file="/heads/mission.svg" times="both" />
        <figure className={`${layout.window} ${css.window}`}>
          <Photo source={photo} alt={photoAlt} sizes="max(32vw,17rem)" failedText={photos.failed} />
        </figure>
      </div>
    </section>
  );
}
