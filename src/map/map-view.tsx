import "leaflet/dist/leaflet.css";
import { withPrefix } from "gatsby";
import L from "leaflet";
import { useEffect, useMemo, useRef, useState } from "react";
import { MapContainer, Marker, TileLayer, useMap } from "react-leaflet";
import { mapLicenceHref } from "../domain/links";
import { mapLimits } from "../site";
import * as css from "./location-map.module.css";
import type { MapProps, MapTexts } from "./map-texts";

/** The marker stands on its tip, at the bottom in the middle. */
function markerIcon(awake: boolean): L.Icon {
  const { width, height } = mapLimits.marker;
  return L.icon({
    iconUrl: withPrefix(`/brand/marker-${awake ? "awake" : "asleep"}.svg`),
    iconSize: [width, height],
    iconAnchor: [width / 2, height],
  });
}

function ZoomButtons({ texts }: { readonly texts: MapTexts }) {
  const map = useMap();
  const buttons = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(map.getZoom());

  useEffect(() => {
    const update = () => setZoom(map.getZoom());
    map.on("zoomend", update);
    return () => {
      map.off("zoomend", update);
    };
  }, [map]);

  // A double click on a button is two steps, not the map's own double-click zoom as well.
  useEffect(() => {
    if (buttons.current) L.DomEvent.disableClickPropagation(buttons.current);
  }, []);

  return (
    <div ref={buttons} className={css.zoom}>
      <button
        type="button"
        aria-label={texts.zoomIn}
        aria-disabled={zoom >= map.getMaxZoom()}
        onClick={() => map.zoomIn()}
      >
        +
      </button>
      <button
        type="button"
        aria-label={texts.zoomOut}
        aria-disabled={zoom <= map.getMinZoom()}
        onClick={() => map.zoomOut()}
      >
        −
      </button>
    </div>
  );
}

/** Tiles of the template; tells when the first batch has come and none of it could be shown. */
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
      tileSize={mapLimits.tileSize}
      maxZoom={mapLimits.maxZoom}
      maxNativeZoom={mapLimits.nativeZoom}
      eventHandlers={handlers}
    />
  );
}

/**
 * The Leaflet map. The page keeps its own scrolling: no wheel zoom, and one finger moves the page;
 * two fingers, the mouse, the keyboard and the buttons move the map.
 */
export function MapView({ point, markerAwake, texts, onFail }: MapProps) {
  const icon = useMemo(() => markerIcon(markerAwake), [markerAwake]);
  return (
    <>
      <MapContainer
        className={css.fill}
        center={[point.lat, point.lng]}
        zoom={point.zoom}
        maxZoom={mapLimits.maxZoom}
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
          keyboard={false}
          interactive={false}
        />
        <ZoomButtons texts={texts} />
      </MapContainer>
      <a className={css.attribution} href={mapLicenceHref}>
        {point.attribution}
      </a>
    </>
  );
}
