import { type Drawn, Ground, Scene } from "../scenery/scene";

/** By day a boy flies his kite; by night it leans on the house. */
const drawings: readonly Drawn[] = [
  {
    name: "day",
    boxes: [
      [0, 366, 110, 152],
      [220, 396, 168, 166],
      [584, 430, 154, 58],
      [857, 400, 77, 105],
      [934, 361, 113, 201],
      [1047, 361, 113, 201],
      [1160, 380, 230, 166],
      [1328, 6, 139, 186],
      [1504, 366, 96, 150],
    ],
  },
];

const mountains =
  "M0 450l70-42 130 60 220-8 120-30 100-62 80 48 50-24 80 44 106-78 80 50 68-28 136 90h160l120-60 80 40v99H0z";
const meadow =
  "M0 486c90-12 210 12 310 12s210-24 330-18 190 22 280 10 90-18 140-14c110 4 190 24 310 20s150-22 230-18v122H0z";
const near =
  "M0 535c110-18 210-5 350-1 150 4 250-18 390-14s220 20 360 14 220 0 340 2 90-9 160-11v75H0z";
const path = "M999 522h16c2 14 54 12 54 26s-52 12-62 36h-96c10-26 92-22 94-37s-11-11-6-25";
const hill = "M0 556c140-18 260-8 400 0s280-8 440-8 280 18 440 12 220-12 320-10v50H0z";
const string = "M1255 436q109-120 142-326h2q-33 206-142 327z";

/** The landscape of a day in the centre. */
export function DayScene({ className }: { readonly className: string | undefined }) {
  return (
    <Scene className={className} size={[1600, 600]} drawings={drawings}>
      <Ground d={mountains} day="#a9c7e8" night="#4a5ca6" />
      <Ground d={meadow} day="#7db28f" night="#2f6464" />
      <Ground d={near} day="#4a8a68" night="#21524a" />
      <Ground d={path} day="#fff6e3" night="#8f9fcb" />
      <Ground d={hill} day="#2c694d" night="#163b3a" />
      <Ground d={string} day="#ce4325" night="none" />
    </Scene>
  );
}
