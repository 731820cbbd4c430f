import { type GatsbyBrowser, withPrefix } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { manifestPath } from "../../site";
import { loadPagesOnIntent, prefetchPageData } from "./next-page";

/**
 * Chromium asks for the manifest as soon as it is named. Only who puts the site on a home screen needs
 * it, and has touched the page before.
 */
function nameManifestWhenTouched(): void {
  const manifest = Object.assign(document.createElement("link"), {
    rel: "manifest",
    href: withPrefix(manifestPath),
  });
  window.addEventListener("pointerdown", () => document.head.append(manifest), { once: true });
}

/**
 * Every navigation ends at the top (specification, section 2), the browser's back included, so the
 * browser must not restore positions while the site runs. A reload may: it stays on the page.
 */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  window.history.scrollRestoration = "manual";
  window.addEventListener("pagehide", () => {
    window.history.scrollRestoration = "auto";
  });
  loadPagesOnIntent();
  nameManifestWhenTouched();
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
