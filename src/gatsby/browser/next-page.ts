import { withPrefix } from "gatsby";
import { isPagePath, pathInSite } from "../../ui/links";
import { addToHead } from "./before-hydration/dom";

declare global {
  /** The part of Gatsby's loader that is used here, which Gatsby does not type. */
  var ___loader: { loadPage(path: string): Promise<unknown> } | undefined;
}

const requested = new Set<string>();

/** @returns the path within the site if the target is a link to one of its pages */
function linkedPage(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  // The tiles of the gallery link to image files.
  const isPage = link?.origin === window.location.origin && isPagePath(link.pathname);
  if (!link || !isPage || link.target) return undefined;
  return pathInSite(link.pathname);
}

async function loadLinkedPage({ target }: Event): Promise<void> {
  const path = linkedPage(target);
  if (!path || path === window.location.pathname || requested.has(path)) return;
  requested.add(path);
  try {
    await globalThis.___loader?.loadPage(path);
  } catch {
    // The click will load the page again, and report a failure.
    requested.delete(path);
  }
}

/** Loads a page as soon as the pointer, the focus or a finger is on a link to it. */
export function loadPagesOnIntent(): void {
  for (const type of ["pointerover", "focusin", "touchstart"]) {
    document.addEventListener(type, loadLinkedPage, { passive: true });
  }
}

/**
 * Prefetches only the data of a page; Gatsby would also prefetch its scripts (decision 026).
 * @param path as in the link, with the path prefix
 */
export function prefetchPageData(path: string): void {
  const name = (pathInSite(path) ?? path).replace(/^\/|\/$/g, "") || "index";
  const href = withPrefix(`/page-data/${name}/page-data.json`);
  addToHead("link", { rel: "prefetch", as: "fetch", crossOrigin: "anonymous", href });
}
