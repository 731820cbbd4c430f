import type { Centre, InterfaceTexts } from "../content/kinds/site";

/** Texts of the map, and of the link shown if it fails. */
export type MapTexts = InterfaceTexts["map"] &
  Pick<InterfaceTexts["location"], "openInMaps" | "openInMapsLabel">;

export interface MapProps {
  /** Coordinates, zoom and tile server. */
  readonly point: Centre["map"];
  /** Open eyes on the marker's moon, shown while the centre is open. */
  readonly markerAwake: boolean;
  readonly texts: MapTexts;
  /** Called if no tile has loaded. */
  readonly onFail: () => void;
}
