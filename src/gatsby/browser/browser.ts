import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { loadPagesOnIntent, prefetchPageData } from "./next-page";

/**
 * Every navigation ends at the top (specification, section 2), the browser's back included, so the
 * browser must not restore positions while the site runs. A reload may: it stays on the page. A page
 * that comes back from the back/forward cache runs on without being loaded anew.
 */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  const restore = (by: ScrollRestoration) => {
    window.history.scrollRestoration = by;
  };
  restore("manual");
  window.addEventListener("pagehide", () => restore("auto"));
  window.addEventListener("pageshow", () => restore("manual"));
  loadPagesOnIntent();
  if (process.env.NODE_ENV === "development") {
    import("./content-problems").then(({ showContentProblems }) => showContentProblems());
  }
};

/**
 * React takes the page over in pieces of 5 ms and lets the visitor's input in between them: without
 * the transition it is one task, some 0.4 s long on a weak phone. Live editing draws pages itself.
 */
export const replaceHydrateFunction =
  process.env.NODE_ENV === "production"
    ? () => (element: ReactNode, container: Element) =>
        startTransition(() => {
          hydrateRoot(container, element);
        })
    : undefined;

/** The page transition scrolls once the old page has left; Gatsby would do it before. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = () => false;

/** Gatsby would fetch whole pages ahead; see `next-page.ts`. */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;

/** Called once for each page whose link has come into view. */
export const onPrefetchPathname: GatsbyBrowser["onPrefetchPathname"] = ({ pathname }) =>
  prefetchPageData(pathname);
