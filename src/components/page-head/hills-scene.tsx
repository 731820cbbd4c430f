import type { Sky } from "../../site";
import { type Box, groundColors, Scene, SceneShape } from "../scenery/scene";
import * as css from "./page-head.module.css";

const slope = "M0 65c150-50 280-46 420-14s240 26 400-12 260-34 380-8 170 22 240 8v89H0z";
const meadow = "M0 87c170-30 330-6 500 8s260-24 420-22 330 36 520 4v51H0z";
const ground = "M0 108c190-22 330 0 500 2s310-16 480-10 290 22 460 2v26H0z";

const risingSun: Box = [948, 120, 84, 84];

const suns: Readonly<Partial<Record<Sky, Box>>> = {
  noon: [1158, 20, 84, 84],
  dusk: [1173, 120, 84, 84],
};

/** Render hills with a rising, high or setting sun, for a page without its own scene. */
export function HillsScene({ sky }: { readonly sky: Sky }) {
  return (
    <Scene className={css.hills} size={[1440, 228]} sun={suns[sky] ?? risingSun}>
      <g transform="translate(0 100)">
        <SceneShape d={slope} {...groundColors.ridge} />
        <SceneShape d={meadow} {...groundColors.hill} />
        <SceneShape d={ground} dayColor="var(--paper)" />
      </g>
    </Scene>
  );
}
