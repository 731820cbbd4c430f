import {
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import type { PageContext } from "../../site";
import { changePage, closeMenu, resetAnimation, watchBrowserTransitions } from "./motion";
import { revealTarget, revealTargetOnLoad } from "./reveal";

interface Page {
  readonly context: PageContext;
  readonly page: ReactNode;
}

interface PageTransitionInput extends Page {
  readonly location: { readonly pathname: string; readonly key?: string };
}

const useBrowserLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;

/**
 * Keep the old page visible until its exit ends. `AnimatePresence` of framer-motion could get stuck on the old page
 * (motiondivision/motion#3803).
 * @returns the page to render, and a ref for its `<main>`
 */
export function usePageTransition({ location, context, page }: PageTransitionInput) {
  const main = useRef<HTMLElement>(null);
  // Some hosts add a trailing slash, which Gatsby removes again: that is not a page change.
  const path = location.pathname.replace(/(?!^)\/$/, "");
  const current = { path, context, page };
  const latest = useRef(current);
  latest.current = current;
  /** The page that is leaving or, if none is, the page of the last render. */
  const [previous, setPrevious] = useState(current);
  const isLeaving = previous.path !== path;

  useEffect(() => {
    if (!isLeaving || !main.current) return;
    const element = main.current;
    let isStale = false;
    changePage(element, () => {
      if (isStale) return false;
      closeMenu();
      flushSync(() => setPrevious(latest.current));
      return true;
    });
    return () => {
      isStale = true;
      // The visitor went back to the page that was leaving.
      if (latest.current.path === previous.path) resetAnimation(element);
    };
  }, [isLeaving, previous.path]);

  const visible = isLeaving ? previous : current;
  useScrollAndFocusAfterChange(main, previous.path);
  useSamePageNavigation(location.key, path);
  useEffect(watchBrowserTransitions, []);
  useEffect(revealTargetOnLoad, []);

  return { visible, main };
}

/** After each page change, scroll to the top or to the hash's target and move focus there. */
function useScrollAndFocusAfterChange(main: RefObject<HTMLElement>, path: string): void {
  const previous = useRef(path);
  useBrowserLayoutEffect(() => {
    if (previous.current === path || !main.current) return;
    previous.current = path;
    if (revealTarget()) return;
    window.scrollTo({ top: 0, behavior: "instant" });
    main.current.focus({ preventScroll: true });
  }, [main, path]);
}

/** After a navigation to the current page, close the menu and scroll to the top or to the section in the hash. */
function useSamePageNavigation(key: string | undefined, path: string): void {
  const previous = useRef({ key, path });
  useEffect(() => {
    const isSamePage = previous.current.path === path;
    if (isSamePage && previous.current.key !== key) {
      closeMenu();
      if (!revealTarget() && !window.location.hash)
        window.scrollTo({ top: 0, behavior: "instant" });
    }
    previous.current = { key, path };
  }, [key, path]);
}
