import type { AboutPage } from "../../content/schemas/pages";
import type { Html } from "../../domain/html";
import * as common from "../../styles/common.module.css";
import { Prose } from "../../ui/prose/prose";
import { Photo } from "../photo/photo";
import type { WithPhotoSource } from "../photo/photo-source";
import { type DrawingRegions, groundColors, Scene, SceneShape } from "../scenery/scene";
import * as css from "./mission.module.css";

interface MissionProps extends WithPhotoSource<AboutPage["mission"]> {
  readonly body: Html;
}

const drawings: DrawingRegions = {
  land: [
    [76, 468, 214, 132],
    [290, 402, 248, 198],
    [715, 0, 725, 576],
  ],
};

const slope = "M0 600c140-40 290-34 430-6s270 2 420-78 350-150 590-226v566H0z";
const meadow = "M0 713c180-60 380-52 600-11s520-26 840-110v264H0z";
const path = "M1320 740q-30 44-210 56-300 6-400 84H556q50-76 250-110 70-12 70-40z";
const foreground =
  "M0 776c140-36 330-20 440 6s100 44 140 90H0zm1440-32c-80 40-150 64-290 70s-280 10-344 56h634z";

/** Render the house on its meadow. The section has the colour of the ground above. */
function Meadow() {
  return (
    <Scene size={[1440, 640]} drawings={drawings} part="land">
      <g transform="translate(0-216)">
        <SceneShape d={slope} dayColor="#c6deb3" nightColor="#1c3858" />
        <SceneShape d={meadow} dayColor="#bbd6a5" nightColor="#1a3550" />
        <SceneShape d={path} {...groundColors.path} />
        <SceneShape d={foreground} dayColor="#adcb94" nightColor="#1b2857" />
      </g>
    </Scene>
  );
}

/** Render the centre's mission above its house, with a photo in the door. */
export function Mission({ title, body, photo, photoAlt }: MissionProps) {
  return (
    <section className={css.mission}>
      <div className={common.wrap}>
        <h2 className={`${common.eyebrow} ${css.title}`}>{title}</h2>
        <Prose className={`${common.lead} ${css.body}`} html={body} />
      </div>
      <div className={css.land}>
        <Meadow />
        <figure className={`${common.cover} ${css.doorPhoto}`}>
          <Photo source={photo} alt={photoAlt} sizes="max(32vw,17rem)" />
        </figure>
      </div>
    </section>
  );
}
