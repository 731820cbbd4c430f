import { type ComponentType, useEffect, useState } from "react";
import { loadChunk } from "./load-chunk";

/**
 * Load a component once it is needed. After a failure it tries again when `reason` changes.
 * @param reason what it is needed for; null while it is not
 * @param load a dynamic import of the component, the same function in each render
 * @param onFail called with the reason if it does not load while it is needed, the same function in each render
 * @returns null until it has loaded
 */
export function useLazyComponent<Props, Reason>(
  reason: Reason | null,
  load: () => Promise<ComponentType<Props>>,
  onFail: (reason: Reason) => void,
): ComponentType<Props> | null {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);

  useEffect(() => {
    if (reason === null || Loaded) return;
    let isWanted = true;
    loadChunk(load)
      .then((component) => setLoaded(() => component))
      .catch(() => isWanted && onFail(reason));
    return () => {
      isWanted = false;
    };
  }, [reason, load, onFail, Loaded]);

  return Loaded;
}
