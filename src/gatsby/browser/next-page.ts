import { withPrefix } from "gatsby";
import { isPagePath, pathInSite } from "../../ui/path-in-site";
import type { FirstPhoto } from "../../ui/photo/photo-source";

/** A template that says which photo its page begins with. */
interface PageTemplate {
  firstPhoto?(data: unknown): FirstPhoto | undefined;
}

/** The part of Gatsby's loader used here; Gatsby does not type it. */
interface PageLoader {
  loadPage(path: string): Promise<
    | {
        readonly component?: { readonly default?: PageTemplate };
        readonly json?: { readonly data?: unknown };
      }
    | undefined
  >;
}

declare global {
  var ___loader: PageLoader | undefined;
}

const asked = new Set<string>();

/** The address of a page of this site that a link leads to, without its fragment; else undefined. */
function pageOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  // A photo stands behind each tile of the gallery.
  const isPage = link?.origin === window.location.origin && isPagePath(link.pathname);
  if (!link || !isPage || link.target) return undefined;
  return pathInSite(link.pathname);
}

/** Loads a photo as an `<img>` with the same attributes will: from the browser's cache. */
function loadPhoto({ source, sizes }: FirstPhoto): void {
  const image = new Image();
  image.sizes = sizes;
  image.srcset = source.srcSet;
}

async function loadNextPage({ target }: Event): Promise<void> {
  const path = pageOf(target);
  if (!path || path === window.location.pathname || asked.has(path)) return;
  asked.add(path);
  try {
    const page = await globalThis.___loader?.loadPage(path);
    const photo = page?.component?.default?.firstPhoto?.(page.json?.data);
    if (photo) loadPhoto(photo);
  } catch {
    // Without it the click loads the page, and says so if it cannot.
    asked.delete(path);
  }
}

/**
 * Loads the page that a visitor is about to open, and its first photo, once the pointer, the focus
 * or a finger is on a link to it.
 */
export function loadPagesOnIntent(): void {
  for (const type of ["pointerover", "focusin", "touchstart"]) {
    document.addEventListener(type, loadNextPage, { passive: true });
  }
}

/**
 * Asks for the data of a page whose link is in view, when the browser is idle: at most some 3 kB.
 * Gatsby would also fetch the page's scripts and styles (up to 9 kB), for every link that is seen.
 */
export function prefetchPageData(path: string): void {
  // Gatsby hands over what the link holds, the site's own path included.
  const name = (pathInSite(path) ?? path).replace(/^\/|\/$/g, "") || "index";
  const link = document.createElement("link");
  link.rel = "prefetch";
  link.as = "fetch";
  link.crossOrigin = "anonymous";
  link.href = withPrefix(`/page-data/${name}/page-data.json`);
  document.head.append(link);
}
