import { withPrefix } from "gatsby";
import { useCallback, useEffect, useRef, useState } from "react";
import * as fallbacks from "../styles/without-scripts.module.css";
import { ErrorBoundary } from "../ui/error-boundary";
import { useLazyComponent } from "../ui/use-lazy-component";
import * as css from "./location-map.module.css";
import type { MapProps } from "./map-view";

/** The map loads when it is this many px from the viewport, about half the height of a phone's screen. */
const preloadMarginPx = 300;

/** A background, because browsers would parse an `<img>` before the map is near. */
const backgroundImage = `url(${withPrefix("/scenes/place.svg")})`;

const loadView = async () => (await import("./map-view")).MapView;

/** Render the map of one place, which loads near the viewport. A drawing is its placeholder and its fallback. */
export function LocationMap(map: Omit<MapProps, "onFail">) {
  const container = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  const [failed, setFailed] = useState(false);
  const fail = useCallback(() => setFailed(true), []);
  const View = useLazyComponent(isNear || null, loadView, fail);

  useEffect(() => {
    if (!container.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: `${preloadMarginPx}px` },
    );
    observer.observe(container.current);
    return () => observer.disconnect();
  }, []);

  const fallback = <p className={css.bubble}>{map.texts.failed}</p>;
  const loading = isNear && <p className={css.bubble}>{map.texts.loading}</p>;
  return (
    <section ref={container} className={css.map} aria-label={map.texts.label}>
      <i className={css.background} style={{ backgroundImage }} />
      {failed ? (
        fallback
      ) : (
        <ErrorBoundary fallback={fallback}>
          {View ? <View {...map} onFail={fail} /> : loading}
        </ErrorBoundary>
      )}
      {!isNear && <div className={fallbacks.withoutScripts}>{fallback}</div>}
    </section>
  );
}
