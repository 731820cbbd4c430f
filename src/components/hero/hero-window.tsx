import { sunGlow } from "../../ui/sky/sky-colors";
import { Photo } from "../photo/photo";
import type { FocalPoint, PhotoSource } from "../photo/photo-source";
import { formatEagerSizes } from "../photo/sizes";
import { type DrawingRegions, groundColors, Scene, SceneShape } from "../scenery/scene";
import * as css from "./hero-window.module.css";

interface HeroWindowProps {
  readonly photo: PhotoSource;
  readonly alt: string;
  readonly focus: FocalPoint | null | undefined;
}

/** Return `sizes` for a photo cropped by an almost square window, which is 46 % as wide as the house (`--house`). */
function getPhotoSizes({ width, height }: PhotoSource): string {
  const share = (0.46 * Math.max(1, width / height)).toFixed(2);
  return formatEagerSizes(
    `calc(${share} * min(57vw, 60rem))`,
    `calc(${share} * min(104vw, 34rem))`,
  );
}

/** Render a paper house with the photo in its window. */
export function HeroWindow({ photo, alt, focus }: HeroWindowProps) {
  return (
    <div className={css.house} data-moving="house">
      <div className={css.picture}>
        <Photo source={photo} alt={alt} sizes={getPhotoSizes(photo)} focus={focus} eager />
      </div>
      <House />
    </div>
  );
}

const drawings: DrawingRegions = {
  "home-yard": [
    [254, 206, 140, 328],
    [516, 206, 140, 328],
    [32, 390, 200, 408],
    [232, 534, 472, 258],
  ],
  "home-roofs": [
    [80, 6, 140, 384],
    [220, 6, 235, 376],
    [455, 6, 254, 370],
    [709, 170, 171, 600],
  ],
};

const wall =
  "M212 780L200 304 455 96 712 300 710 330V610L704 780zM247 612h416V404a208 208 0 0 0-416 0z";
const pane = "M255 612V404a200 200 0 0 1 400 0v208z";
const reveal = "M250 608V404a205 205 0 0 1 410 0v204h-19V404a186 186 0 0 0-372 0v204z";
const roof = "M455 66l294 232-11 24-283-221-255 217v-37z";
const frame = "M238 612V404a217 217 0 0 1 434 0v208h-17V404a200 200 0 0 0-400 0v208z";

const hill = "M0 800c8-18 60-28 150-32 150-10 270-4 410-6s200-4 240 4 74 12 80 34z";

function House() {
  return (
    <Scene size={[880, 800]} drawings={drawings} part={null}>
      <SceneShape d={wall} dayColor="var(--light)" nightColor="#aebbe2" />
      <SceneShape d={pane} dayColor="none" nightColor="#111b4238" />
      <SceneShape d={reveal} dayColor="#d9902f" nightColor="#8a5a2b" />
      <SceneShape d={frame} dayColor="var(--honey)" nightColor="var(--honey-soft)" />
      <SceneShape d={roof} dayColor="var(--red)" nightColor="var(--red-side)" />
      <SceneShape d="M123 780l-1-583 96-2 20 585z" dayColor={sunGlow} nightColor="#8497cf" />
      <SceneShape d={hill} {...groundColors.hill} />
    </Scene>
  );
}
