import "leaflet/dist/leaflet.css";
import { withPrefix } from "gatsby";
import L from "leaflet";
import { useEffect, useMemo } from "react";
import {
  AttributionControl,
  MapContainer,
  Marker,
  TileLayer,
  useMap,
  ZoomControl,
} from "react-leaflet";
import type { Centre, InterfaceTexts } from "../content/kinds/site";
import { escapeHtml } from "../domain/html";
import { mapLicenceHref } from "../domain/links";
import { mapNumbers } from "../site";
import * as css from "./map-view.module.css";

export interface MapProps {
  /** Coordinates, zoom and tile server. */
  readonly point: Centre["map"];
  /** Open eyes on the marker's moon, shown while the centre is open. */
  readonly markerAwake: boolean;
  readonly texts: InterfaceTexts["map"];
  /** Called if no tile has loaded. */
  readonly onFail: () => void;
}

/** The marker, whose tip is at the bottom in the middle. */
function markerIcon(awake: boolean): L.Icon {
  const { width, height } = mapNumbers.marker;
  return L.icon({
    iconUrl: withPrefix(`/brand/marker-${awake ? "awake" : "asleep"}.svg`),
    iconSize: [width, height],
    iconAnchor: [width / 2, height],
  });
}

/** Lets the space bar press Leaflet's zoom buttons, which are links and react to Enter only. */
function SpaceBar() {
  const map = useMap();

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== " " || !(event.target instanceof HTMLAnchorElement)) return;
      if (event.target.role !== "button") return;
      event.preventDefault();
      event.target.click();
    };
    const container = map.getContainer();
    container.addEventListener("keydown", press);
    return () => container.removeEventListener("keydown", press);
  }, [map]);

  return null;
}

/** The map's tiles; calls `onFail` if none of the first batch loads. */
function Tiles({ point, onFail }: Pick<MapProps, "point" | "onFail">) {
  const handlers = useMemo(() => {
    let shown = 0;
    return {
      tileload: () => {
        shown += 1;
      },
      load: () => {
        if (shown === 0) onFail();
      },
    };
  }, [onFail]);
  return (
    <TileLayer
      url={point.tiles}
      attribution={`<a href="${mapLicenceHref}">${escapeHtml(point.attribution)}</a>`}
      tileSize={mapNumbers.tileSize}
      maxZoom={mapNumbers.maxZoom}
      maxNativeZoom={mapNumbers.nativeZoom}
      eventHandlers={handlers}
    />
  );
}

/** The Leaflet map. Wheel and one finger scroll the page; two fingers, mouse and keys move the map. */
export function MapView({ point, markerAwake, texts, onFail }: MapProps) {
  const icon = useMemo(() => markerIcon(markerAwake), [markerAwake]);
  return (
    <MapContainer
      className={css.view}
      center={[point.lat, point.lng]}
      zoom={point.zoom}
      maxZoom={mapNumbers.maxZoom}
      scrollWheelZoom={false}
      dragging={!matchMedia("(pointer: coarse)").matches}
      zoomControl={false}
      attributionControl={false}
    >
      <Tiles point={point} onFail={onFail} />
      <Marker
        position={[point.lat, point.lng]}
        icon={icon}
        alt={texts.marker}
        title={texts.marker}
        // A picture without an action: nothing for the keyboard to stop at.
        keyboard={false}
        interactive={false}
      />
      <ZoomControl zoomInTitle={texts.zoomIn} zoomOutTitle={texts.zoomOut} />
      <SpaceBar />
      <AttributionControl position="bottomleft" prefix={false} />
    </MapContainer>
  );
}
