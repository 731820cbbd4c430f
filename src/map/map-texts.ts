import type { Centre, InterfaceTexts } from "../content/kinds/site";

/** Words of the map, and of the link that takes its place. */
export type MapTexts = InterfaceTexts["map"] &
  Pick<InterfaceTexts["location"], "openInMaps" | "openInMapsLabel">;

export interface MapProps {
  /** The place, and the tiles to draw it. */
  readonly point: Centre["map"];
  /** The marker's moon has its eyes open. */
  readonly markerAwake: boolean;
  readonly texts: MapTexts;
  /** To be called when no tile can be shown. */
  readonly onFail: () => void;
}
