import { type DrawingRegions, Scene } from "../scenery/scene";
import * as css from "./room-scene.module.css";

const drawings: DrawingRegions = {
  gallery: [
    [0, 1, 320, 299],
    [320, 1, 320, 299],
  ],
};

/** Render a room in which children hang up photos, with the sun in its window. */
export function RoomScene() {
  return (
    <Scene className={css.room} size={[640, 300]} drawings={drawings} sun={[488, 78, 64, 64]} />
  );
}
