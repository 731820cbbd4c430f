import {
  type ComponentType,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { Drawing } from "../ui/drawing";
import { ErrorBoundary } from "../ui/error-boundary";
import { loadChunk } from "../ui/load-chunk";
import * as css from "./location-map.module.css";
import type { MapProps } from "./map-view";

/** What counts as near, in px: about half of a phone's screen. */
const marginPx = 300;

/** True once the element has been near the viewport. */
function useNearViewport(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: `${marginPx}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return isNear;
}

function FailedMap({ texts }: Pick<MapProps, "texts">) {
  return <p className={css.words}>{texts.failed}</p>;
}

/**
 * The map of one place, which loads when it is near the viewport. Before, and if it fails, there is a drawing
 * of the place.
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
      <Drawing width={600} height={600} file="/heads/place.svg" />
      {failed ? (
        fallback
      ) : (
        <ErrorBoundary fallback={fallback}>
          {View ? (
            <View {...map} onFail={fail} />
          ) : (
            isNear && <p className={css.words}>{map.texts.loading}</p>
          )}
        </ErrorBoundary>
      )}
      {!isNear && <div className={css.withoutScript}>{fallback}</div>}
    </section>
  );
}
