import {
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { skyColors } from "../../components/seo/head-files";
import type { PageContext } from "../../site";
import { changePage, heedBrowserMotion, prepareMotion, settle } from "./motion";
import { revealTarget, revealTargetOnLoad } from "./reveal";

interface Page {
  readonly path: string;
  readonly context: PageContext;
  readonly page: ReactNode;
}

interface PageTransitionInput {
  readonly location: { readonly pathname: string; readonly key?: string };
  readonly context: PageContext;
  readonly page: ReactNode;
}

const useBrowserLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;

/** Animates page changes in turn. `AnimatePresence` may stay on an old page (motiondivision/motion#3803). */
export function usePageTransition({ location, context, page }: PageTransitionInput): {
  shown: Page;
  main: RefObject<HTMLElement>;
} {
  const main = useRef<HTMLElement>(null);
  // Some hosts add a trailing slash, which Gatsby removes again: that is not a page change.
  const path = location.pathname.replace(/(?!^)\/$/, "");
  const current: Page = { path, context, page };
  const latest = useRef(current);
  latest.current = current;
  const [kept, setKept] = useState(current);
  const isLeaving = kept.path !== current.path;

  useEffect(() => {
    if (!isLeaving || !main.current) return;
    const element = main.current;
    let isStale = false;
    changePage(element, () => {
      if (isStale) return false;
      flushSync(() => setKept(latest.current));
      return true;
    });
    return () => {
      isStale = true;
      // The visitor went back to the page that was leaving.
      if (latest.current.path === kept.path) settle(element);
    };
  }, [isLeaving, kept.path]);

  const shown = isLeaving ? kept : current;
  useBrowserLayoutEffect(() => {
    // Helmet would do it some frames later, and the page's own sun and ground are drawn by it.
    document.documentElement.style.setProperty("--day", skyColors[shown.context.sky]);
  }, [shown.context.sky]);
  useArrival(main, kept.path);
  useSamePageClick(location.key, path);
  useEffect(prepareOnIntent, []);
  useEffect(heedBrowserMotion, []);
  useEffect(revealTargetOnLoad, []);

  return { shown, main };
}

/** After each page change, scroll to the top or to the hash's target and move focus there. */
function useArrival(main: RefObject<HTMLElement>, path: string): void {
  const previous = useRef(path);
  useBrowserLayoutEffect(() => {
    if (previous.current === path || !main.current) return;
    previous.current = path;
    if (revealTarget()) return;
    window.scrollTo({ top: 0, left: 0, behavior: "instant" });
    main.current.focus({ preventScroll: true });
  }, [main, path]);
}

/** A click on a link to the current page scrolls to its top, or to the section that the link points to. */
function useSamePageClick(key: string | undefined, path: string): void {
  const previous = useRef({ key, path });
  useEffect(() => {
    const isSamePage = previous.current.path === path;
    if (isSamePage && previous.current.key !== key && !revealTarget() && !window.location.hash) {
      window.scrollTo({ top: 0, left: 0, behavior: "instant" });
    }
    previous.current = { key, path };
  }, [key, path]);
}

/** Loads the animation code at the first touch, pointer or key event: a navigation may follow. */
function prepareOnIntent(): () => void {
  const signs = ["pointerover", "touchstart", "keydown"] as const;
  const stop = () => {
    for (const sign of signs) window.removeEventListener(sign, prepare);
  };
  const prepare = () => {
    stop();
    prepareMotion();
  };
  for (const sign of signs) window.addEventListener(sign, prepare, { passive: true });
  return stop;
}
