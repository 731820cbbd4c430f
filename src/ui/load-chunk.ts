import { withPrefix } from "gatsby";

/** Whether the site has been published anew since this page was opened, so that its parts may be gone. */
async function isOutdated(): Promise<boolean> {
  try {
    const response = await fetch(withPrefix("/page-data/app-data.json"), { cache: "no-store" });
    const data: { webpackCompilationHash?: string } = await response.json();
    return data.webpackCompilationHash !== window.___webpackCompilationHash;
  } catch {
    return false;
  }
}

/** Several parts may be found gone at the same time. */
let isReloading = false;

/**
 * Loads a part of the site that is not needed at first. If it is gone because a new version has
 * been published, the page is loaded anew; its hash then fits, so that happens once. What was
 * typed and which photo is open outlive it.
 * @throws what `load` throws, when the version is the same: the network is at fault
 */
export async function loadChunk<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (!(await isOutdated())) throw error;
    if (!isReloading) window.location.reload();
    isReloading = true;
    return new Promise(() => {});
  }
}
