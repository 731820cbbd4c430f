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
import type { Centre, InterfaceTexts } from "../content/schemas/site";
import { mapLicenceHref } from "../domain/hrefs";
import { escapeHtml } from "../domain/html";
import { mapLimits } from "../site";
import * as css from "./map-view.module.css";

export interface MapProps {
  readonly point: Centre["map"];
  /** Whether the centre is open; the marker's moon is then awake. */
  readonly isOpen: boolean;
  readonly texts: InterfaceTexts["map"];
  /** Called if none of the first tiles loads. */
  readonly onFail: () => void;
}

/** Create the marker's icon, whose tip is in the middle of its lower edge. */
function createIcon(isOpen: boolean): L.Icon {
  const { width, height } = mapLimits.marker;
  return L.icon({
    iconUrl: withPrefix(`/brand/marker-${isOpen ? "awake" : "asleep"}.svg`),
    iconSize: [width, height],
    iconAnchor: [width / 2, height],
  });
}

/** Let the space bar press Leaflet's zoom buttons, which are links and react to Enter only. */
function SpaceKeyOnZoomButtons() {
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

/** Render the Leaflet map. Wheel and one finger scroll the page; two fingers, mouse and keys move the map. */
export function MapView({ point, isOpen, texts, onFail }: MapProps) {
  const icon = useMemo(() => createIcon(isOpen), [isOpen]);
  const tileHandlers = useMemo(() => {
    let hasLoaded = false;
    return {
      tileload: () => {
        hasLoaded = true;
      },
      // Leaflet fires it after the first batch of tiles, even if none has loaded.
      load: () => hasLoaded || onFail(),
    };
  }, [onFail]);
  return (
    <MapContainer
      className={css.view}
      center={[point.lat, point.lng]}
      zoom={point.zoom}
      maxZoom={mapLimits.maxZoom}
      scrollWheelZoom={false}
      dragging={!matchMedia("(pointer: coarse)").matches}
      zoomControl={false}
      attributionControl={false}
    >
      <TileLayer
        url={point.tiles}
        attribution={`<a href="${mapLicenceHref}">${escapeHtml(point.attribution)}</a>`}
        tileSize={mapLimits.tileSize}
        maxZoom={mapLimits.maxZoom}
        maxNativeZoom={mapLimits.nativeZoom}
        eventHandlers={tileHandlers}
      />
      <Marker
        position={[point.lat, point.lng]}
        icon={icon}
        alt={texts.marker}
        title={texts.marker}
        // The marker has no action, so the keyboard need not stop at it.
        keyboard={false}
        interactive={false}
      />
      <ZoomControl zoomInTitle={texts.zoomIn} zoomOutTitle={texts.zoomOut} />
      <SpaceKeyOnZoomButtons />
      <AttributionControl position="bottomleft" prefix={false} />
    </MapContainer>
  );
}
