import type { Centre, InterfaceTexts } from "../content/kinds/site";

export type MapTexts = InterfaceTexts["map"];

export interface MapProps {
  /** Coordinates, zoom and tile server. */
  readonly point: Centre["map"];
  /** Open eyes on the marker's moon, shown while the centre is open. */
  readonly markerAwake: boolean;
  readonly texts: MapTexts;
  /** Called if no tile has loaded. */
  readonly onFail: () => void;
}
