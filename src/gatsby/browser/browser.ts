import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { sarajevoClock } from "../../domain/dates";
import { keepPage } from "./keep-page";
import { followLatestLinkOnly } from "./latest-navigation";
import { loadPagesOnIntent, prefetchPageData } from "./next-page";

/** Every navigation ends at the top (specification, section 2); a reload restores the scroll position. */
export const onClientEntry = (): Promise<void> | undefined => {
  const restore = (by: ScrollRestoration) => {
    window.history.scrollRestoration = by;
  };
  restore("manual");
  window.addEventListener("pagehide", () => restore("auto"));
  window.addEventListener("pageshow", () => restore("manual"));
  followLatestLinkOnly();
  loadPagesOnIntent();
  // Its first call loads time zones, 60 ms on a slow phone: a task of its own, before React needs it.
  setTimeout(() => sarajevoClock(new Date()));
  if (process.env.NODE_ENV === "development") {
    import("./live-editing").then(({ startLiveEditing }) => startLiveEditing());
  }
  // In the editor's preview. Gatsby waits for it before it hydrates the page.
  if (window.parent !== window) {
    return import("../../preview/draft-page").then(({ followDraft }) => followDraft());
  }
  return undefined;
};

/** In a transition React hydrates in slices and handles input between them. */
export const replaceHydrateFunction =
  process.env.NODE_ENV === "production"
    ? () => (element: ReactNode, container: Element) =>
        startTransition(() => {
          hydrateRoot(container, keepPage(element, container));
        })
    : undefined;

/** Sends what was submitted before hydration: by now every component can answer events. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () =>
  window.sendEarly?.();

/** The page transition scrolls after the exit animation; Gatsby would scroll before it. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = () => false;

/** Gatsby would prefetch whole pages; `next-page.ts` prefetches less. */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;

/** Gatsby calls this once for each page, when a link to it is in view. */
export const onPrefetchPathname: GatsbyBrowser["onPrefetchPathname"] = ({ pathname }) =>
  prefetchPageData(pathname);
