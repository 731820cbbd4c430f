import { withPrefix } from "gatsby";
import { type ComponentType, useCallback, useEffect, useRef, useState } from "react";
import { ErrorBoundary } from "../ui/error-boundary";
import { loadChunk } from "../ui/load-chunk";
import * as css from "./location-map.module.css";
import type { MapProps, MapTexts } from "./map-texts";
import { useNearViewport } from "./use-near-viewport";

function FailedMap({ texts }: { readonly texts: MapTexts }) {
  return (
    <div className={css.failed}>
      <img src={withPrefix("/brand/marker-asleep.svg")} width="48" height="90" alt="" />
      <p>{texts.failed}</p>
    </div>
  );
}

/**
 * The map of one place. Leaflet and the tiles load when the map is near the viewport; its space is
 * reserved from the start. If anything fails, the address is shown.
 */
export function LocationMap(map: Omit<MapProps, "onFail">) {
  const container = useRef<HTMLElement>(null);
  const isNear = useNearViewport(container);
  const [View, setView] = useState<ComponentType<MapProps> | null>(null);
  const [failed, setFailed] = useState(false);
  const fail = useCallback(() => setFailed(true), []);

  useEffect(() => {
    if (!isNear) return;
    loadChunk(() => import("./map-view"))
      .then(({ MapView }) => setView(() => MapView))
      .catch(fail);
  }, [isNear, fail]);

  const fallback = <FailedMap texts={map.texts} />;
  return (
    <section ref={container} className={css.map} aria-label={map.texts.label}>
      {failed ? (
        fallback
      ) : (
        <ErrorBoundary fallback={fallback}>
          {View ? (
            <View {...map} onFail={fail} />
          ) : (
            <p className={css.waiting}>{isNear ? map.texts.loading : null}</p>
          )}
        </ErrorBoundary>
      )}
      {!isNear && <div className={css.withoutScript}>{fallback}</div>}
    </section>
  );
}
