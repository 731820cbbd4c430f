import { type ComponentType, useEffect, useState } from "react";
import { loadChunk } from "./load-chunk";

/**
 * Load a component once it is needed.
 * @param load a dynamic import of the component
 * @param onFail called if it does not load
 * @returns null until it has loaded
 */
export function useLazyComponent<Props>(
  isNeeded: boolean,
  load: () => Promise<ComponentType<Props>>,
  onFail: () => void,
): ComponentType<Props> | null {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: both functions are new in each render
  useEffect(() => {
    if (!isNeeded || Loaded) return;
    loadChunk(load)
      .then((component) => setLoaded(() => component))
      .catch(onFail);
  }, [isNeeded]);

  return Loaded;
}
