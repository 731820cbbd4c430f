import type { NotFoundPage } from "../../content/schemas/pages";
import type { Html } from "../../domain/html";
import * as common from "../../styles/common.module.css";
import { ButtonLink } from "../../ui/button/button";
import { LinkList } from "../../ui/link-list";
import { Prose } from "../../ui/prose/prose";
import { sunGlow } from "../../ui/sky/sky-colors";
import { type DrawingRegions, Scene, SceneShape } from "../scenery/scene";
import { Stars } from "../scenery/stars";
import * as css from "./not-found.module.css";

interface NotFoundProps extends Omit<NotFoundPage, "seo" | "error"> {
  readonly body: Html;
}

export function NotFound({ title, homeLink, linksLabel, links, body }: NotFoundProps) {
  return (
    <section className={`${css.scene} themed`}>
      <Stars drawing="not-found" />
      <Crossroads />
      <div className={css.inner}>
        {/* The specification requires this title in English. It is small; the text below says the same in Bosnian. */}
        <h1 lang="en" className={common.eyebrow}>
          {title}
        </h1>
        <Prose className={`${common.lead} ${css.text}`} html={body} />
        <div className={css.actions}>
          <ButtonLink {...homeLink} />
        </div>
        <nav aria-label={linksLabel}>
          <LinkList className={css.links} links={links} />
        </nav>
      </div>
    </section>
  );
}

/** By day a child looks for the way, by night an owl; the dog has found it. */
const drawings: DrawingRegions = {
  crossroads: [
    [70, 566, 154, 58],
    [579, 379, 179, 213],
    [632, 598, 102, 102],
    [738, 504, 175, 238],
    [913, 395, 156, 347],
    [1048, 326, 223, 178],
  ],
};

const ring = "M1011 440a140 140 0 0 1 280 0a140 140 0 0 1-280 0";
const far =
  "M0 462c90-12 150-30 240-30s150 40 240 32 120-68 220-74 130 90 220 96 200 40 290 36 160-90 230-96v364H0z";
const slope =
  "M0 504c120-38 240-38 360-12s220 38 340 18 180-24 260-17 100-9 190-12 90 26 130 27 110-42 160-40v322H0z";
const field = "M0 566c140-42 300-32 440-12s200 20 340-2 230-8 350 16 200 8 310-24v246H0z";
const meadow = "M0 644c160-40 330-20 480-6s280 8 420-6 280-4 380 10 120 12 160 4v144H0z";
const hill = "M0 740c180-32 360-8 540 2s300-18 470-8 290 20 430-8v64H0z";
const path =
  "M620 584c0 26-44 34-42 58 2 30 174 44 284 46 104 2 140 44 118 102H634c10-26 20-56-20-66-54-12-108-32-108-76 0-40 94-38 92-64z";

function Crossroads() {
  return (
    <Scene className={css.land} size={[1440, 790]} drawings={drawings} part={null}>
      <SceneShape d={ring} dayColor={`${sunGlow}4d`} nightColor={`${sunGlow}24`} />
      <SceneShape d={far} dayColor="#cdb2de" nightColor="var(--night-500)" />
      <SceneShape d={slope} dayColor="#b39dd6" nightColor="#34488c" />
      <SceneShape d={field} dayColor="#f2b48e" nightColor="#2b3c78" />
      <SceneShape d={meadow} dayColor="#7db28f" nightColor="#24506a" />
      <SceneShape d={hill} dayColor="var(--meadow)" nightColor="#163b3a" />
      <SceneShape d={path} dayColor="#ffefd9" nightColor="#8fa0d8" />
    </Scene>
  );
}
