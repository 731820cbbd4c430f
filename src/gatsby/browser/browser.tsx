import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition, useEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { toSarajevoTime } from "../../domain/dates";
import { type WrapPage, wrapInShell } from "../../shell/shell";
import { ErrorBoundary } from "../../ui/error-boundary";
import { followLatestLinkOnly, loadPagesOnIntent, prefetchPageData } from "./navigation";

interface PageWithoutReactProps {
  readonly container: Element;
  readonly serverHtml: string;
}

/** Render the page as it was before React failed. Its links, menu and sections work without React. */
function PageWithoutReact({ container, serverHtml }: PageWithoutReactProps) {
  // After an error in hydration React has emptied the container by now.
  const [html] = useState(() => container.innerHTML || serverHtml);
  useEffect(() => window.reportFailedScripts?.(), []);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: this page's own HTML, as the server rendered it
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Keep the page in view if anything around its content throws. Otherwise React removes the whole page. */
function withFallback(element: ReactNode, container: Element): ReactNode {
  const fallback = <PageWithoutReact container={container} serverHtml={container.innerHTML} />;
  return <ErrorBoundary fallback={fallback}>{element}</ErrorBoundary>;
}

/** Start every navigation at the top (specification, section 2); a reload restores the scroll position. */
function restoreScrollOnReload(): void {
  const setScrollRestoration = (by: ScrollRestoration) => {
    window.history.scrollRestoration = by;
  };
  setScrollRestoration("manual");
  window.addEventListener("pagehide", () => setScrollRestoration("auto"));
  window.addEventListener("pageshow", () => setScrollRestoration("manual"));
}

let wrapPage = wrapInShell;

export const wrapPageElement: WrapPage = (...args) => wrapPage(...args);

/** Set up navigation before the page is hydrated; in the editor's preview, show drafts. */
export const onClientEntry = (): Promise<void> | undefined => {
  restoreScrollOnReload();
  followLatestLinkOnly();
  loadPagesOnIntent();
  // Its first call loads time zones, 60 ms on a slow phone: a task of its own, before React needs it.
  setTimeout(() => toSarajevoTime(new Date()));
  // The development server has no inline script.
  if (process.env.NODE_ENV === "development") {
    import("../../inline-script/start-page").then(({ startPage }) => startPage());
  }
  // In the editor's preview. Gatsby waits for it before it hydrates the page.
  if (window.parent !== window) {
    return import("../../preview/draft-page").then(({ startDraftPreview, wrapDraft }) => {
      wrapPage = wrapDraft;
      startDraftPreview();
    });
  }
  return undefined;
};

/** In a transition React hydrates in slices and handles input between them. */
export const replaceHydrateFunction =
  process.env.NODE_ENV === "production"
    ? () => (element: ReactNode, container: Element) =>
        startTransition(() => {
          hydrateRoot(container, withFallback(element, container));
        })
    : undefined;

/** Send what was submitted before hydration: by now every component can answer events. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () =>
  window.submitHeldForm?.();

/** Leave scrolling to the page transition, which scrolls after the exit animation; Gatsby would scroll before it. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = () => false;

/** Gatsby would prefetch whole pages; `navigation.ts` prefetches less. */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;

/** Gatsby calls this once for each page, when a link to it is in view. */
export const onPrefetchPathname: GatsbyBrowser["onPrefetchPathname"] = ({ pathname }) =>
  prefetchPageData(pathname);
