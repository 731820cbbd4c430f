import { type DrawingRegions, Scene, SceneShape } from "../scenery/scene";

/** A boy flies a kite by day; by night it leans on the house. */
const drawings: DrawingRegions = {
  day: [
    [0, 366, 110, 152],
    [220, 396, 168, 166],
    [584, 430, 154, 58],
    [857, 400, 77, 105],
    [934, 361, 113, 201],
    [1047, 361, 113, 201],
    [1170, 385, 192, 161],
    [1362, 6, 194, 186],
    [1362, 192, 194, 192],
    [1362, 384, 194, 162],
  ],
};

const mountains =
  "M0 462c70-22 150-26 240-10 90 16 150 8 230-20 90-30 120-56 210-56s150 60 300 68 200-70 330-70 190 54 290 60v75H0z";
const meadow =
  "M0 486c90-12 210 12 310 12s210-24 330-18 190 22 280 10 90-18 140-14 190 24 310 20 150-22 230-18v122H0z";
const path = "M999 522h16c2 20 34 16 30 28s-46 14-62 40h-90c18-40 104-32 112-42s-10-10-6-26";
const hill =
  "M0 556c140-18 260-8 400 0 170 10 250-12 360-8 90 4 120 24 200 24s180-30 320-30 220 20 320 4v54H0z";

export function DayScene({ className }: { readonly className: string | undefined }) {
  return (
    <Scene className={className} size={[1600, 600]} drawings={drawings}>
      <SceneShape d={mountains} dayColor="#a9c7e8" nightColor="#4a5ca6" />
      <SceneShape d={meadow} dayColor="#7db28f" nightColor="#2f6464" />
      <SceneShape d={path} dayColor="#fff6e3" nightColor="#8f9fcb" />
      <SceneShape d={hill} dayColor="var(--hill)" />
    </Scene>
  );
}
