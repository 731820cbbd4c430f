import { withPrefix } from "gatsby";

declare global {
  interface Window {
    /** Hash of the build, set by Gatsby. */
    ___webpackCompilationHash?: string;
  }
}

/** Return the hash of the published build if it is not this page's, so that the page's chunks may be gone. */
async function findNewBuild(): Promise<string | undefined> {
  try {
    const response = await fetch(withPrefix("/page-data/app-data.json"), { cache: "no-store" });
    const { webpackCompilationHash }: { webpackCompilationHash?: string } = await response.json();
    return webpackCompilationHash === window.___webpackCompilationHash
      ? undefined
      : webpackCompilationHash;
  } catch {
    return undefined;
  }
}

/** Key in session storage of the build for which a page has reloaded. */
const reloadedKey = "reloaded-for";

/** Note a reload; false for a second one, as while a cache still has the old page, or if storage is blocked. */
function noteReload(build: string): boolean {
  try {
    if (sessionStorage.getItem(reloadedKey) === build) return false;
    sessionStorage.setItem(reloadedKey, build);
    return true;
  } catch {
    return false;
  }
}

// Several chunks may fail at the same time.
let isReloading = false;

/** Return whether a reload could interrupt typing or lose typed text. */
const isTyping = () =>
  [...document.querySelectorAll<HTMLInputElement>("input, textarea")].some(
    (field) => field.value || field === document.activeElement,
  );

/**
 * Load a lazy chunk. If it is gone because of a redeployment, the page reloads, once for each
 * deployment. The enquiry's draft and the opened photo survive the reload.
 * @param load a dynamic import
 * @param beforeReload called before a reload, which then happens even if something was typed; may throw to prevent it
 * @throws the error of `load` if the page does not reload, as when the network is down
 */
export async function loadChunk<Chunk>(
  load: () => Promise<Chunk>,
  beforeReload?: () => void,
): Promise<Chunk> {
  try {
    return await load();
  } catch (error) {
    const build = await findNewBuild();
    if (!build || (!beforeReload && isTyping())) throw error;
    if (!isReloading && !noteReload(build)) throw error;
    beforeReload?.();
    if (!isReloading) window.location.reload();
    isReloading = true;
    return new Promise(() => {});
  }
}
