import { type DrawingRegions, groundColors, Scene, SceneShape } from "../scenery/scene";
import * as css from "./family-scene.module.css";

const drawings: DrawingRegions = {
  people: [
    [0, 251, 106, 154],
    [267, 306, 67, 78],
    [480, 243, 130, 268],
    [610, 330, 112, 181],
    [722, 219, 140, 292],
    [938, 85, 114, 136],
    [888, 246, 164, 262],
    [1041, 238, 95, 148],
  ],
};

const mountains =
  "M0 334c60-6 70-20 110-20s130 16 200 0 160-20 230-14 150-30 220-30 130-54 240-68 110-10 140 0v180H0z";
const ridge = "M0 351c60-4 160 2 300-11s280-12 400-38 220-60 440-72v150H0z";
const slope = "M0 376c60-8 160-10 280-14s260-26 400-64 180-80 300-89 100 8 160 30v240H0z";
const meadow = "M0 374c80-8 220-8 360 2s200 24 330 24 300-20 450-48v140H0z";
const grass = "M0 391c110-4 280 10 440 14s420-4 700-36v110H0z";
const foreground = "M0 419c90-15 240 3 380 1s200-14 360-14 300 20 400-6v160H0z";
const path =
  "M953 214c-15 34-120 62-253 88-96 19-176 48-240 94-66 48-260 54-460 51v36c180 8 320 4 450 17 110 10 180 12 300 11 150 2 260 0 390-10v-64c-120 10-250 8-360-8-110-14-210-42-206-76 4-30 120-41 230-59 130-22 164-54 168-90z";

/** Render a family and an educator on the way to the centre; by night the family walks home. */
export function FamilyScene() {
  return (
    <Scene className={css.people} size={[1136, 560]} drawings={drawings} sun={[626, 119, 84, 84]}>
      <SceneShape d={mountains} dayColor="#c9d4ee" nightColor="var(--night-500)" />
      <SceneShape d={ridge} {...groundColors.ridge} />
      <SceneShape d={slope} dayColor="#b9d9b8" nightColor="#3f6e8c" />
      <SceneShape d={meadow} dayColor="#7db28f" nightColor="#2b5c70" />
      <SceneShape d={grass} dayColor="var(--meadow)" nightColor="#1a4643" />
      <SceneShape d={foreground} dayColor="var(--lawn)" />
      <SceneShape d={path} {...groundColors.path} />
    </Scene>
  );
}
