import { withPrefix } from "gatsby";
import { addToHead } from "../../inline-script/dom";
import { isPagePath, stripPathPrefix } from "../../ui/links";

// Parts of Gatsby's router and loader, which Gatsby does not type.
declare global {
  var ___navigate: ((to: string | number, options?: object) => void) | undefined;
  var ___loader: { loadPage(path: string): Promise<unknown> } | undefined;
}

/** Time in ms after a click until the page shows that it is loading another. */
const indicatorDelayMs = 200;
/** Time in ms until the browser follows the link itself: it requests again, and can say why it fails. */
const navigationWaitMs = 10_000;

/** Let only the latest navigation happen: in Gatsby the slower of two wins, even over the back button. */
export function followLatestLinkOnly(): void {
  const navigate = globalThis.___navigate;
  let latest = 0;
  let timers: ReturnType<typeof setTimeout>[] = [];
  let hideIndicator = () => {};
  const supersede = () => {
    for (const timer of timers) clearTimeout(timer);
    hideIndicator();
    latest += 1;
    return latest;
  };
  globalThis.___navigate = async (to, options) => {
    const navigationId = supersede();
    if (typeof to === "string") {
      const { href, pathname, search } = new URL(to, window.location.href);
      timers = [
        setTimeout(() => {
          hideIndicator = showLoadingIndicator(href, navigationWaitMs);
        }, indicatorDelayMs),
        setTimeout(() => {
          window.location.href = href;
        }, navigationWaitMs),
      ];
      // Gatsby reports a failure itself: it loads the page again.
      await globalThis.___loader?.loadPage(pathname + search).catch(() => undefined);
    }
    if (navigationId !== latest) return;
    supersede();
    navigate?.(to, options);
  };
  window.addEventListener("popstate", supersede);
}

/**
 * Show that the page of a link is on its way: its links are marked as busy, and a strip grows along the
 * upper edge. Styled inline, because rules in a style sheet would be part of every page.
 * @param href of the link
 * @param durationMs time in which the strip grows, in ms
 * @returns a function that removes both
 */
function showLoadingIndicator(href: string, durationMs: number): () => void {
  const links = [...document.querySelectorAll("a")].filter((link) => link.href === href);
  for (const link of links) link.setAttribute("aria-busy", "true");
  const strip = document.createElement("div");
  strip.style.cssText =
    "position:fixed;inset:0 0 auto;z-index:30;height:5px;background:var(--red);transform-origin:0";
  // In front of the menu, which stays open meanwhile.
  (document.querySelector("dialog[open]") ?? document.body).append(strip);
  strip.animate({ transform: ["scaleX(.1)", "none"] }, durationMs);
  return () => {
    for (const link of links) link.removeAttribute("aria-busy");
    strip.remove();
  };
}

/** Load a page as soon as the pointer, the focus or a finger is on a link to it. Gatsby loads no page twice. */
export function loadPagesOnIntent(): void {
  const load = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link?.origin !== window.location.origin) return;
    const path = stripPathPrefix(link.pathname);
    // The tiles of the gallery link to image files.
    if (!path || !isPagePath(path)) return;
    // The click will load the page again, and report a failure.
    globalThis.___loader?.loadPage(path).catch(() => undefined);
  };
  // A finger that touches a link is a pointer over it.
  for (const type of ["pointerover", "focusin"]) document.addEventListener(type, load);
}

/**
 * Prefetch only the data of a page; Gatsby would also prefetch its scripts (decision 026).
 * @param path as in the link, with the path prefix
 */
export function prefetchPageData(path: string): void {
  const name = stripPathPrefix(path)?.slice(1) || "index";
  const href = withPrefix(`/page-data/${name}/page-data.json`);
  addToHead("link", { rel: "prefetch", as: "fetch", crossOrigin: "anonymous", href });
}
