import { withPrefix } from "gatsby";
import {
  type ComponentType,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
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
  return (
    <div className={css.failed}>
      <img src={withPrefix("/brand/marker-asleep.svg")} width="48" height="90" alt="" />
      <p>{texts.failed}</p>
    </div>
  );
}

/** The map of one place, which loads when it is near the viewport. If it fails, the address is shown. */
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
