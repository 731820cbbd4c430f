import type { Sky } from "../../site";
import { type Box, Ground, Scene } from "../scenery/scene";
import * as css from "./page-head.module.css";

const slope = "M0 65c150-50 280-46 420-14s240 26 400-12 260-34 380-8 170 22 240 8v89H0z";
const meadow = "M0 87c170-30 330-6 500 8s260-24 420-22 330 36 520 4v51H0z";
const ground = "M0 108c190-22 330 0 500 2s310-16 480-10 290 22 460 2v26H0z";

/** Render hills with a sun that rises, is high or sets, for a page without a scene of its own. */
export function Hills({ sky }: { readonly sky: Sky }) {
  let sun: Box = [948, 120, 84, 84];
  if (sky === "noon") sun = [1158, 20, 84, 84];
  if (sky === "dusk") sun = [1173, 120, 84, 84];
  return (
    <Scene className={css.hills} size={[1440, 228]} sun={sun}>
      <g transform="translate(0 100)">
        <Ground d={slope} day="#a8c8e8" night="#5f7ec0" />
        <Ground d={meadow} day="var(--meadow)" night="#21524a" />
        <Ground d={ground} day="var(--paper)" night="var(--paper)" />
      </g>
    </Scene>
  );
}
