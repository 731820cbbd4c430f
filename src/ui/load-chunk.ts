import { withPrefix } from "gatsby";

declare global {
  interface Window {
    /** Hash of the build, set by Gatsby. */
    ___webpackCompilationHash?: string;
  }
}

/** Fetch the hash of the published build. Return it if it is not that of this page, whose chunks may then be gone. */
async function fetchNewBuildHash(): Promise<string | undefined> {
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

/** Key in session storage of the hash of the build for which a page has reloaded. */
const reloadedKey = "reloaded-for";

/** Claim the only reload for a build. Return false if it is taken, or storage is blocked: reloads must not repeat. */
function claimReload(buildHash: string): boolean {
  try {
    if (sessionStorage.getItem(reloadedKey) === buildHash) return false;
    sessionStorage.setItem(reloadedKey, buildHash);
    return true;
  } catch {
    return false;
  }
}

// Several chunks may fail at the same time.
let isReloading = false;

/** Return whether a reload would interrupt typing, or remove what the form says about a text that was not sent. */
const wouldDisturbTyping = () =>
  [...document.querySelectorAll<HTMLInputElement>("input, textarea")].some(
    (field) => field.value || field === document.activeElement,
  );

/**
 * Load a lazy chunk. If a deployment has removed it, reload the page, once for each deployment, unless a field has text.
 * The opened photo survives the reload.
 * @param load a dynamic import
 * @throws the error of `load` if the page does not reload, for example when the network is down
 */
export async function loadChunk<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  try {
    return await load();
  } catch (error) {
    const buildHash = await fetchNewBuildHash();
    if (!buildHash || wouldDisturbTyping()) throw error;
    if (!isReloading && !claimReload(buildHash)) throw error;
    if (!isReloading) window.location.reload();
    isReloading = true;
    return new Promise(() => {});
  }
}
