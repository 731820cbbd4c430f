import { withPrefix } from "gatsby";

declare global {
  interface Window {
    /** Hash of this page's build, by Gatsby, which reloads the page if its data is from another build. */
    ___webpackCompilationHash?: string;
  }
}

/** Whether the site was redeployed after this page was opened, so that its chunks may be gone. */
async function isOutdated(): Promise<boolean> {
  try {
    const response = await fetch(withPrefix("/page-data/app-data.json"), { cache: "no-store" });
    const data: { webpackCompilationHash?: string } = await response.json();
    return data.webpackCompilationHash !== window.___webpackCompilationHash;
  } catch {
    return false;
  }
}

/** Several chunks may fail at the same time. */
let isReloading = false;

/** Whether a reload would interrupt somebody who is typing, or may lose what they have typed. */
const isTyping = () =>
  [...document.querySelectorAll<HTMLInputElement>("input, textarea")].some(
    (field) => field.value || field === document.activeElement,
  );

/**
 * Loads a lazy chunk. If the chunk is gone because a new version was deployed, the page reloads; it
 * does so only once, because the hashes match afterwards. The enquiry draft and the opened photo
 * survive the reload.
 * @param load a dynamic import
 * @param beforeReload called before a reload, which then happens even if something has been typed;
 * may throw to prevent it
 * @throws what `load` throws if the page does not reload, as when the network is down
 */
export async function loadChunk<Chunk>(
  load: () => Promise<Chunk>,
  beforeReload?: () => void,
): Promise<Chunk> {
  try {
    return await load();
  } catch (error) {
    if (!(await isOutdated())) throw error;
    if (!beforeReload && isTyping()) throw error;
    beforeReload?.();
    if (!isReloading) window.location.reload();
    isReloading = true;
    return new Promise(() => {});
  }
}
