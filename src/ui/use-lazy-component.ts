import { type ComponentType, useEffect, useState } from "react";
import { loadChunk } from "./load-chunk";

/**
 * Load a component once it is needed. After a failure, try again when `neededFor` changes.
 * @param neededFor what the component is needed for; null while it is not needed
 * @param load a dynamic import of the component, the same function in each render
 * @param onFail called with `neededFor` if loading fails and it has not changed since, the same function in each render
 * @returns null until the component has loaded
 */
export function useLazyComponent<Props, NeededFor>(
  neededFor: NeededFor | null,
  load: () => Promise<ComponentType<Props>>,
  onFail: (neededFor: NeededFor) => void,
): ComponentType<Props> | null {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);

  useEffect(() => {
    if (neededFor === null || Loaded) return;
    let isWanted = true;
    loadChunk(load)
      .then((component) => setLoaded(() => component))
      .catch(() => isWanted && onFail(neededFor));
    return () => {
      isWanted = false;
    };
  }, [neededFor, load, onFail, Loaded]);

  return Loaded;
}
