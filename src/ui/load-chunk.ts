import { withPrefix } from "gatsby";

declare global {
  interface Window {
    /** Hash of the build, set by Gatsby. */
    ___webpackCompilationHash?: string;
  }
}

/** Return whether the site was redeployed after this page was opened, so that its chunks may be gone. */
async function isOutdated(): Promise<boolean> {
  try {
    const response = await fetch(withPrefix("/page-data/app-data.json"), { cache: "no-store" });
    const data: { webpackCompilationHash?: string } = await response.json();
    return data.webpackCompilationHash !== window.___webpackCompilationHash;
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
 * Load a lazy chunk. If it is gone because of a redeployment, the page reloads, once, because the hashes match
 * afterwards. The enquiry's draft and the opened photo survive the reload.
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
    if (!(await isOutdated()) || (!beforeReload && isTyping())) throw error;
    beforeReload?.();
    if (!isReloading) window.location.reload();
    isReloading = true;
    return new Promise(() => {});
  }
}
