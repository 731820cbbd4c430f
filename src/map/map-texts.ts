/** A place with the tiles to draw it, as `content/site/centre.yml` gives it. */
export interface MapPoint {
  /** Degrees, WGS 84. */
  readonly lat: number;
  readonly lng: number;
  readonly zoom: number;
  /** URL template with `{z}`, `{x}` and `{y}`. */
  readonly tiles: string;
  readonly attribution: string;
}

export interface MapTexts {
  readonly label: string;
  readonly marker: string;
  readonly loading: string;
  readonly failed: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly openInMaps: string;
  readonly openInMapsLabel: string;
}

export interface MapProps {
  readonly point: MapPoint;
  /** The marker's moon has its eyes open. */
  readonly markerAwake: boolean;
  readonly texts: MapTexts;
  /** To be called when no tile can be shown. */
  readonly onFail: () => void;
}
