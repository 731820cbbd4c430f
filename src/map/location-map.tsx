import { withPrefix } from "gatsby";
import { useCallback, useEffect, useRef, useState } from "react";
import * as fallbacks from "../styles/without-scripts.module.css";
import { ErrorBoundary } from "../ui/error-boundary";
import { useLazyComponent } from "../ui/use-lazy-component";
import * as css from "./location-map.module.css";
import type { MapProps } from "./map-view";

/** The map loads this many px before it enters the viewport: about half of a phone's screen. */
const marginPx = 300;

/** Not an `<img>`, which would be parsed before the map is near. */
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
      { rootMargin: `${marginPx}px` },
    );
    observer.observe(container.current);
    return () => observer.disconnect();
  }, []);

  const fallback = <p className={css.words}>{map.texts.failed}</p>;
  const loading = isNear && <p className={css.words}>{map.texts.loading}</p>;
  return (
    <section ref={container} className={css.map} aria-label={map.texts.label}>
      <i className={css.place} style={{ backgroundImage }} />
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
